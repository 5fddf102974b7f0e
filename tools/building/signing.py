"""The hook for signatures: whoever has a certificate names the command that signs a file.

Such as, on one line:
`--sign 'osslsigncode sign -pkcs12 KEY -pass PASS -h sha256 -in {file} -out {signed}'`
or, on a Mac, `--sign 'codesign --force --timestamp --options runtime --sign NAME {file}'`.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from tools.building.commands import BuildError, run


def sign(file: Path, command: str | None) -> None:
    """Signs a file in its place. Without a command it stays as it is."""
    if command is None:
        return
    if "{file}" not in command:
        raise BuildError("The command that signs must say {file} where the file's name belongs.")
    signed = file.with_name(f"{file.name}.signed")
    run([word.format(file=file, signed=signed) for word in shlex.split(command)])
    if signed.exists():
        signed.replace(file)
