"""The hook for signatures signs what it is given; a Mac's application says what it must."""

from __future__ import annotations

import plistlib
import shutil
import subprocess
import sys
from pathlib import Path

import pip
import pytest

from kingup_game.words import LANGUAGES
from tools.building.commands import BuildError, run
from tools.building.installer import pack_installer
from tools.building.macos import ENTITLEMENTS, build_macos, information, mach_o_files
from tools.building.settings import Options
from tools.building.signing import refuse_unsigned, sign
from tools.building.source import IDENTITY, ROOT, UNOFFICIAL, Commit

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="nothing is built on Windows: it keeps neither links nor modes"
)

COMMIT = Commit("c" * 40, 1_700_000_000, "1.2.3")
A_WINDOWS_PROGRAM = Path(pip.__file__).parent / "_vendor" / "distlib" / "t64.exe"


def a_king_for_a_day(folder: Path) -> tuple[Path, str]:
    """A certificate that was never anybody's, and the command that signs with it."""
    key, certificate = folder / "key.pem", folder / "cert.pem"
    asked = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=A King for a Day"]
    purpose = ["-addext", "extendedKeyUsage=codeSigning"]
    run(["openssl", "req", "-x509", *asked, *purpose, "-keyout", key, "-out", certificate])
    named = f"-certs {certificate} -key {key}"
    return certificate, f"osslsigncode sign {named} -h sha256 -in {{file}} -out {{signed}}"


@pytest.mark.skipif(
    not (shutil.which("osslsigncode") and shutil.which("openssl") and A_WINDOWS_PROGRAM.is_file()),
    reason="nothing here signs for Windows",
)
def test_a_program_signed_with_a_certificate_made_on_the_spot_is_verified(tmp_path: Path) -> None:
    certificate, command = a_king_for_a_day(tmp_path)
    program = Path(shutil.copy(A_WINDOWS_PROGRAM, tmp_path / "King Up.exe"))
    with pytest.raises(BuildError):
        refuse_unsigned([program])
    sign(program, command)
    refuse_unsigned([program])
    told = run(["osslsigncode", "verify", "-CAfile", certificate, program])
    assert "Signature verification: ok" in told
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        ["King Up.exe", "cert.pem", "key.pem"]
    )
    program.write_bytes(program.read_bytes().replace(b"This program", b"That program"))
    with pytest.raises(BuildError):
        run(["osslsigncode", "verify", "-CAfile", certificate, program])


@pytest.mark.skipif(
    not (shutil.which("osslsigncode") and shutil.which("openssl") and shutil.which("makensis")),
    reason="nothing here signs for Windows, or packs for it",
)
def test_the_installer_and_what_takes_the_game_away_again_are_signed_both(tmp_path: Path) -> None:
    """NSIS hands out the second only while it packs: a copy is kept there, to be verified."""
    certificate, command = a_king_for_a_day(tmp_path)
    kept = tmp_path / "kept"
    folder = tmp_path / "folder"
    for new in (kept, folder):
        new.mkdir()
    (folder / "King Up.exe").write_text("a game")
    sign_and_keep = tmp_path / "sign_and_keep.sh"
    signing = command.format(file="$1", signed="$1.new")
    copying = f'mv "$1.new" "$1" && cp "$1" "{kept}"'
    sign_and_keep.write_text(f"set -e\n{signing}\n{copying}\n")
    icon = ROOT / "assets" / "title" / "kingup.ico"
    installer = pack_installer(folder, tmp_path, icon, COMMIT, f"sh {sign_and_keep} {{file}}")
    signed = sorted(kept.iterdir())
    assert len(signed) == 2
    assert installer.name in [path.name for path in signed]
    for program in signed:
        told = run(["osslsigncode", "verify", "-CAfile", certificate, program])
        assert "Signature verification: ok" in told


@pytest.mark.skipif(not shutil.which("makensis"), reason="nothing here packs for Windows")
def test_an_installer_that_cannot_be_signed_is_not_made(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "King Up.exe").write_text("a game")
    icon = ROOT / "assets" / "title" / "kingup.ico"
    with pytest.raises(BuildError, match="makensis"):
        pack_installer(tmp_path / "folder", tmp_path, icon, COMMIT, "false {file}")


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
    assert told["CFBundleLocalizations"] == sorted(LANGUAGES)
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
