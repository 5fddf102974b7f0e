; The installer for one person: no rights are asked for, nothing outside their own folders is
; touched. tools/building/installer.py says what goes in.
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off
CRCCheck on
AllowSkipFiles off

!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\KingUp"

Name "King Up! ${VERSION}"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\King Up"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "${UNOFFICIAL}"
!ifdef SIGNER ; what takes the game away is signed before it is packed: tools/building/signing.py
    !uninstfinalize '"${SIGNER}" -m tools.building.signing "%1"' = 0
!endif

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "King Up!"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs King Up!"
VIAddVersionKey "CompanyName" "${MAKER}"
VIAddVersionKey "LegalCopyright" "${UNOFFICIAL}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\King Up.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

Section "Game"
    ; What an earlier version left must not stay among the new files.
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\King Up!.lnk" "$INSTDIR\King Up.exe"
    WriteRegStr HKCU "${KEY}" "DisplayName" "King Up!"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\King Up.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "${MAKER}"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
SectionEnd

Section "Uninstall"
    ; Only what was installed. Saves and settings are the person's own, and stay where they are.
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\King Up.exe"
    Delete "$INSTDIR\kingup.exe"
    Delete "$INSTDIR\NOTICES"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\King Up!.lnk"
    DeleteRegKey HKCU "${KEY}"
SectionEnd
