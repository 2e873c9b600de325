"""The shape of the repository: names, sizes, and what no file may hold."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

TOP = {
    *(".ci", ".dockerignore", ".gitattributes", ".gitignore"),
    *("CHANGELOG.md", "Dockerfile", "LICENSE", "NOTICE.md", "README.md"),
    *("compose.yaml", "pyproject.toml", "requirements", "scripts"),
    *("app", "benchmarks", "docs", "indexer", "rules_data", "tests"),
}

# Names that say nothing of what a module knows.
EMPTY_NAME = re.compile(r"_?(util|helper|common|core|base|manager|misc)s?(\.py)?")

MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 51

# Written so that no pattern matches its own text.
FOREIGN_ADDRESSES = re.compile(
    r"pypi\.org|python[h]osted|npm[j]s\.(org|com)|registry\.(npm|yarn)|deb\.debian\.|"
    r"--(extra-)?index-url[ =]\S|--find-links[ =]\S|--trusted-host[ =]\S"
)
MACHINE_PATHS = re.compile(
    r"[/](root|home/\w+|Users/\w+)/|[/]work/(main|shared|\.library)|[/]opt/\w|[/]tmp/\w|file:[/]{3}"
)

# Words of the rule texts that are not English at the same time: they stand in indexer/languages.
FOREIGN_WORDS = re.compile(
    r"\b(sub)?reglas?\b|\b(sous-)?règles?\b|\bregras?\b|\bejemplos?\b|\bexemples?\b|\bexemplos?\b|"
    r"\bv[ée]ase\b|\bvoir\b|\bglosario\b|\bglossaire\b|\bcréditos?\b|\bcrédits?\b|"
    r"\bsecci(ón|ones)\b|\bapartados?\b|\b(enero|febrero|abril|agosto|janvier|février|avril|août)\b",
    re.IGNORECASE,
)

# A group that is repeated possessively: before CPython 3.11.5 (gh-106052), as on Debian 12, one
# that holds choices takes what does not match. `(?>(?:…)*)` says the same and is read rightly.
POSSESSIVE_GROUP = re.compile(r"(?<!\\)\)\s*(?:[*+?]|\{{1,2}\d*,?\d*\}{1,2})\+(?!\))")


def repository_files() -> list[str]:
    """Every file that is, or is about to be, under version control."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).is_file())


def modules() -> list[Path]:
    return sorted([*(ROOT / "app").rglob("*.py"), *(ROOT / "indexer").rglob("*.py")])


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def long_functions(source: str) -> list[tuple[str, int]]:
    found = []
    for function in functions(ast.parse(source)):
        lines = (function.end_lineno or function.lineno) - function.lineno + 1
        if lines >= MAX_FUNCTION_LINES:
            found.append((function.name, lines))
    return found


def foreign_strings(source: str) -> list[tuple[int, str]]:
    """The string literals that hold a foreign word of the rules; docstrings may give examples."""
    tree = ast.parse(source)
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docstrings
        and FOREIGN_WORDS.search(node.value)
    ]


def third_party(source: str, own: str) -> set[str]:
    """The modules imported that belong neither to the standard library nor to the package `own`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        found.update(name for name in names if not f"{name}.".startswith(f"{own}."))
    return {name for name in found if name.split(".")[0] not in sys.stdlib_module_names}


def test_top_level_holds_what_the_design_names_and_nothing_else() -> None:
    assert {name.split("/")[0] for name in repository_files()} == TOP


def test_module_names_say_something() -> None:
    paths = [Path(name) for name in repository_files() if name.endswith(".py")]
    empty = [str(path) for path in paths if any(map(EMPTY_NAME.fullmatch, path.parts))]
    assert empty == []


@pytest.mark.parametrize("name", ["utils.py", "_helpers.py", "core", "base.py", "managers"])
def test_empty_names_are_recognised(name: str) -> None:
    assert EMPTY_NAME.fullmatch(name)


@pytest.mark.parametrize("name", ["manifest.py", "corpus", "database.py", "coreference.py"])
def test_telling_names_pass(name: str) -> None:
    assert not EMPTY_NAME.fullmatch(name)


def test_files_are_short() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert {str(path): lines for path, lines in lengths.items() if lines >= MAX_FILE_LINES} == {}


def test_functions_are_short() -> None:
    found = {str(path): long_functions(path.read_text("utf-8")) for path in modules()}
    assert {path: names for path, names in found.items() if names} == {}


def test_a_long_function_is_noticed() -> None:
    body = "    x = 1\n" * MAX_FUNCTION_LINES
    assert long_functions(f"def f() -> None:\n{body}") == [("f", MAX_FUNCTION_LINES + 1)]


def test_packages_say_that_they_are_typed() -> None:
    assert {"app/py.typed", "indexer/py.typed"} <= set(repository_files())


def test_foreign_words_stand_with_their_language() -> None:
    found = {
        str(path): foreign_strings(path.read_text("utf-8"))
        for path in sorted((ROOT / "indexer").rglob("*.py"))
        if "languages" not in path.parts
    }
    assert {path: strings for path, strings in found.items() if strings} == {}


def test_a_foreign_word_is_noticed() -> None:
    source = '"""Reads `regla 702`."""\nMARKER = r"(?:véase la )?regla"\n'
    assert foreign_strings(source) == [(2, "(?:véase la )?regla")]


def test_no_pattern_repeats_a_group_possessively() -> None:
    found = {str(path): POSSESSIVE_GROUP.findall(path.read_text("utf-8")) for path in modules()}
    assert {path: groups for path, groups in found.items() if groups} == {}


@pytest.mark.parametrize("pattern", ["(?:ab?c)++", "(a|b) *+", "(?:a){2,}+x", "(a)?+"])
def test_a_possessive_group_is_noticed(pattern: str) -> None:
    assert POSSESSIVE_GROUP.search(pattern)


@pytest.mark.parametrize("pattern", ["(?>(?:ab?c)+)", "(?:[^a]++)", r"a\)++", "(?:a)+b"])
def test_other_patterns_pass(pattern: str) -> None:
    assert not POSSESSIVE_GROUP.search(pattern)


def test_the_model_needs_the_standard_library_only() -> None:
    found = {
        str(path): third_party(path.read_text("utf-8"), own="indexer.model")
        for path in sorted((ROOT / "indexer" / "model").glob("*.py"))
    }
    assert found
    assert {path: names for path, names in found.items() if names} == {}


def test_a_third_party_import_is_noticed() -> None:
    source = "import re\nimport orjson\nfrom indexer.model.rule import Rule\nfrom app import x\n"
    assert third_party(source, own="indexer.model") == {"orjson", "app"}


@pytest.mark.parametrize("pattern", [FOREIGN_ADDRESSES, MACHINE_PATHS])
def test_no_file_names_a_registry_or_a_place_on_a_machine(pattern: re.Pattern[str]) -> None:
    found = []
    for name in repository_files():
        text = (ROOT / name).read_text("utf-8", errors="replace")
        found += [f"{name}: {match[0]}" for match in pattern.finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (FOREIGN_ADDRESSES, "https://" + "pypi" + ".org/simple"),
        (FOREIGN_ADDRESSES, "--extra-index-url" + " file"),
        (MACHINE_PATHS, "-c /" + "root/constraints.txt"),
        (MACHINE_PATHS, "cd /" + "work/main"),
        (MACHINE_PATHS, "cd /" + "tmp/somewhere"),
    ],
)
def test_addresses_and_places_are_noticed(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)
