"""The hook for signatures signs what it is given; a Mac's application says what it must."""

from __future__ import annotations

import plistlib
import shutil
import subprocess
import sys
from pathlib import Path

import pip
import pytest

from tools.building.commands import BuildError, run
from tools.building.macos import ENTITLEMENTS, build_macos, information, mach_o_files
from tools.building.settings import Options
from tools.building.signing import sign
from tools.building.source import IDENTITY, UNOFFICIAL, Commit

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="nothing is built on Windows: it keeps neither links nor modes"
)

COMMIT = Commit("c" * 40, 1_700_000_000, "1.2.3")
A_WINDOWS_PROGRAM = Path(pip.__file__).parent / "_vendor" / "distlib" / "t64.exe"


@pytest.mark.skipif(
    not (shutil.which("osslsigncode") and shutil.which("openssl") and A_WINDOWS_PROGRAM.is_file()),
    reason="nothing here signs for Windows",
)
def test_a_program_signed_with_a_certificate_made_on_the_spot_is_verified(tmp_path: Path) -> None:
    key, certificate, program = (
        tmp_path / "key.pem",
        tmp_path / "cert.pem",
        tmp_path / "King Up.exe",
    )
    shutil.copy(A_WINDOWS_PROGRAM, program)
    asked = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=A King for a Day"]
    purpose = ["-addext", "extendedKeyUsage=codeSigning"]
    run(["openssl", "req", "-x509", *asked, *purpose, "-keyout", key, "-out", certificate])
    named = f"-certs {certificate} -key {key}"
    sign(program, f"osslsigncode sign {named} -h sha256 -in {{file}} -out {{signed}}")
    told = run(["osslsigncode", "verify", "-CAfile", certificate, program])
    assert "Signature verification: ok" in told
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        ["King Up.exe", "cert.pem", "key.pem"]
    )
    program.write_bytes(program.read_bytes().replace(b"This program", b"That program"))
    with pytest.raises(BuildError):
        run(["osslsigncode", "verify", "-CAfile", certificate, program])


def test_a_command_that_signs_in_place_is_taken_too(tmp_path: Path) -> None:
    program = tmp_path / "a program"
    program.write_text("unsigned")
    write = "import sys; open(sys.argv[1], 'a').write(', signed')"
    sign(program, f'{sys.executable} -c "{write}" {{file}}')
    assert program.read_text() == "unsigned, signed"


def test_a_command_that_names_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="must say"):
        sign(tmp_path, "osslsigncode sign")


def test_a_command_that_fails_ends_the_build(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="ended with"):
        sign(tmp_path, f"{sys.executable} -c 1/0 {{file}}")


def test_without_a_certificate_nothing_is_touched(tmp_path: Path) -> None:
    sign(tmp_path / "not even there", None)


def test_the_application_says_what_a_mac_asks() -> None:
    told = plistlib.loads(plistlib.dumps(information(COMMIT, "11.0")))
    assert told["CFBundleShortVersionString"] == "1.2.3"
    assert told["LSMinimumSystemVersion"] == "11.0"
    assert information(COMMIT, None)["LSMinimumSystemVersion"] == "10.13"
    assert told["NSHighResolutionCapable"] is True
    assert told["NSHumanReadableCopyright"] == UNOFFICIAL
    assert all(value is True for value in plistlib.loads(plistlib.dumps(ENTITLEMENTS)).values())
    assert IDENTITY.count(".") >= 2


def test_programs_and_libraries_of_a_mac_are_known_by_their_first_bytes(tmp_path: Path) -> None:
    (tmp_path / "library.dylib").write_bytes(b"\xcf\xfa\xed\xfe and more")
    (tmp_path / "both").write_bytes(b"\xca\xfe\xba\xbe and more")
    (tmp_path / "words").write_bytes(b"no program")
    (tmp_path / "link").symlink_to("both")
    assert [path.name for path in mach_o_files(tmp_path)] == ["both", "library.dylib"]


@pytest.mark.skipif(sys.platform == "darwin", reason="this is a Mac")
def test_elsewhere_no_application_is_made(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="on a Mac"):
        build_macos(COMMIT, tmp_path, Options(tmp_path))
    assert subprocess.run(["ls", tmp_path], capture_output=True, check=True).stdout == b""
