"""The hook that makes wheels: with the page and compiled rules, or a pure one where there is no C compiler."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What builds the page and the rules lies beside this file, which is loaded by its path.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import build_page, compile_rules, console

PURE = "FROMAGERIE_PURE_WHEEL"  # set: a wheel for every system, without compiled rules


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the page and the compiled modules beside their sources in the wheel, and names it for its platform."""

    workshop = console.BUILD / "wheel"

    def dependencies(self) -> list[str]:
        return [] if build_page.has_node() or build_page.page_is_current() else [build_page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            build_page.build_page()
        except build_page.NoPage as reason:
            self.app.display_warning(f"a wheel without the page: {reason}")
        if os.environ.get(PURE):
            return
        if not compile_rules.c_compiler_works():
            why = f"no working C compiler ({compile_rules.c_compiler()})"
            self.app.display_warning(f"a pure wheel, slower, with the same results: {why}")
            return
        self.add_compiled_rules(build_data)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        """Those beside the sources if they are current, else made for this wheel alone."""
        if compile_rules.rules_are_current() and compile_rules.compiled_libraries():
            libraries, root = compile_rules.compiled_libraries(), compile_rules.SRC
        else:
            shutil.rmtree(self.workshop, ignore_errors=True)
            root = compile_rules.compile_to(self.workshop, lambda _: None)
            libraries = [path for path in root.rglob("*") if path.is_file()]
        for path in libraries:
            build_data["force_include"][str(path)] = path.relative_to(root).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.workshop, ignore_errors=True)
