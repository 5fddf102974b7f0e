"""The hook for signatures: whoever has a certificate names the command that signs a file.

Such as, on one line:
`--sign 'osslsigncode sign -pkcs12 KEY -pass PASS -h sha256 -in {file} -out {signed}'`
or, on a Mac, `--sign 'codesign --force --timestamp --options runtime --sign NAME {file}'`.

What takes the game away again only exists while NSIS packs the installer; NSIS then asks for
`python -m tools.building.signing FILE`, which finds the command in the environment.
"""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.building.commands import BuildError, need, run

COMMAND_VARIABLE: Final = "KINGUP_SIGN"


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


def refuse_unsigned(programs: list[Path]) -> None:
    """BuildError for a Windows program that bears no signature; whose it is, nobody asks here."""
    need(["osslsigncode"])
    for program in programs:
        with TemporaryDirectory() as scratch:
            taken = Path(scratch, "signature")
            run(["osslsigncode", "extract-signature", "-in", program, "-out", taken])


if __name__ == "__main__":
    try:
        sign(Path(sys.argv[1]), os.environ[COMMAND_VARIABLE])
    except BuildError as error:
        sys.exit(str(error))
