"""What stands in the code of the game and has its place in the theme, found by syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TypeGuard

HEX_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
PICTURE = re.compile(r"\.(webp|png|ico|icns)\b")
HEARD = ("cue", "play_part", "play_ambience", "set_layers")
STYLED = ("TextStyle", "but")

Stray = tuple[int, str, str]
"""A line, what stands there, and the file in which it should."""


def strays(source: str) -> Iterator[Stray]:
    nodes = list(ast.walk(ast.parse(source)))
    docstrings = {
        id(node.value)
        for node in nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in nodes:
        if _is_words(node) and id(node) not in docstrings:
            words = ast.literal_eval(node)
            if HEX_COLOUR.search(words):
                yield node.lineno, words, "palette.py"
            if PICTURE.search(words):
                yield node.lineno, words, "art.py"
        for value in _layers_given(node):
            if _counts(value):
                yield value.lineno, ast.unparse(value), "layers.py"
        if isinstance(node, ast.Call):
            yield from _called(node)


def _called(call: ast.Call) -> Iterator[Stray]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    given = [*call.args, *(one.value for one in call.keywords)]
    if name in HEARD:
        for value in given:
            if any(_is_words(part) for part in ast.walk(value)):
                yield call.lineno, ast.unparse(call), "cues.py"
    elif name == "ticks" and any(isinstance(value, ast.Constant) for value in given):
        yield call.lineno, ast.unparse(call), "durations.py"
    elif name in STYLED:
        first = call.args[:1] if name == "TextStyle" else []
        for size in [*first, *(one.value for one in call.keywords if one.arg == "size")]:
            if isinstance(size, ast.Constant):
                yield call.lineno, ast.unparse(call), "type_scale.py"


def _layers_given(node: ast.AST) -> Iterator[ast.expr]:
    """Whatever is bound to a name that speaks of layers, in any way of binding."""
    match node:
        case ast.keyword(arg=str(name), value=value) if "layer" in name:
            yield value
        case ast.Call(func=ast.Attribute(attr="restack"), args=[value, *_]):
            yield value
        case ast.Assign(targets=[target], value=value) if "layer" in ast.unparse(target).lower():
            yield value
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            if "layer" in ast.unparse(target).lower():
                yield value
        case ast.arguments():
            named = [*node.posonlyargs, *node.args]
            pairs = zip(reversed(named), reversed(node.defaults), strict=False)
            for argument, default in (*pairs, *zip(node.kwonlyargs, node.kw_defaults, strict=True)):
                if default is not None and "layer" in argument.arg:
                    yield default


def _counts(value: ast.expr) -> bool:
    """Whether it is a number, or a number is reckoned into it."""
    match value:
        case ast.Constant(value=int() | float()):
            return True
        case ast.UnaryOp(operand=operand):
            return _counts(operand)
        case ast.BinOp(left=left, right=right):
            return _counts(left) or _counts(right)
        case ast.IfExp(body=body, orelse=orelse):
            return _counts(body) or _counts(orelse)
    return False


def _is_words(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
