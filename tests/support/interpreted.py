"""Modules of the tests run as programs of their own, in which no rules are compiled."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.support.sources import ROOT


def interpreted(module, *arguments):
    """What a module prints; it is run with compilation switched off, so its kernels can be changed."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
