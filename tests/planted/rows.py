"""The tables of planted bugs: reading them, finding their places in passes/, and writing sources with all of them.

A table has a line for each place that a bug changes, with columns separated by tabs; lines that begin with # are
comments. A bug that changes several places has several lines with its name.

    name         folder/File/function/kind-N-variant; what FREEHOLD_PLANTED names
    kind         what was changed: comparison, boolean, statement, ...
    form         how the change is written, see `wrap`
    file         relative to passes/
    function     the signature of the function, or - for what lies outside of functions
    text         the lines of the place, with the replaced text between « and »
    occurrence   N/M: the N-th of M equal places in the function
    replacement  C++
    note         which judges could see it, or `equivalent: ` and why

White space in function and text stands for any white space, so that a line break moves no place. A text that is not
there as often as the table says is an error: the row has to be drawn or written again.
"""
import os
import re

COLUMNS = ["name", "kind", "form", "file", "function", "text", "occurrence", "replacement", "note"]
FORMS = ["expr", "bool", "stmt", "raw"]


class Gone(Exception):
    """A row does not fit the sources any more."""


def flat(text):
    return " ".join(text.split())


def read(path):
    rows = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\n")
            if not line or line.startswith("#"):
                continue
            values = line.split("\t")
            if values == COLUMNS:
                continue
            if len(values) != len(COLUMNS):
                raise Gone(f"{path}:{number}: {len(values)} columns; there are {len(COLUMNS)}")
            row = dict(zip(COLUMNS, values))
            if row["form"] not in FORMS:
                raise Gone(f"{path}:{number}: unknown form '{row['form']}'; there are: {', '.join(FORMS)}")
            rows.append(row)
    return rows


def read_all(paths):
    """The rows of all tables. A name that two of them have is an error, and so are two names of one number."""
    rows, owners, numbers = [], {}, {}
    for path in paths:
        for row in read(path):
            if owners.setdefault(row["name"], path) != path:
                raise Gone(f"{path}: '{row['name']}' is in {owners[row['name']]} as well")
            if numbers.setdefault(number_of(row["name"]), row["name"]) != row["name"]:
                raise Gone(f"{path}: '{row['name']}' has the number of '{numbers[number_of(row['name'])]}'")
            rows.append(row)
    return rows


def number_of(name):
    """What `on` compares. It depends on the name only, so that a new row leaves other files as they were (FNV-1a)."""
    number = 0x811C9DC5
    for byte in name.encode():
        number = (number ^ byte) * 0x01000193 & 0xFFFFFFFF
    return number or 1


# ---------------------------------------------------------------------------------------------------------------------
# Places
# ---------------------------------------------------------------------------------------------------------------------


def blank(source):
    """The source with comments and literals' contents as blanks: what braces are counted in."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', re.S)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), source)


def body_end(blanked, opening):
    depth = 0
    for at in range(opening, len(blanked)):
        depth += (blanked[at] == "{") - (blanked[at] == "}")
        if depth == 0:
            return at + 1
    return len(blanked)


def pattern_of(text):
    return r"\s+".join(re.escape(word) for word in text.split())


def function_range(source, blanked, signature, where):
    if signature == "-":
        return 0, len(source)
    found = [at for at in re.finditer(r"(?<!\w)" + pattern_of(signature) + r"\s*\{", source)]
    if len(found) != 1:
        raise Gone(f"{where}: {len(found)} functions '{signature}'")
    return found[0].start(), body_end(blanked, found[0].end() - 1)


def find(source, row):
    """Begin and end of the text that the row replaces."""
    where = f"{row['file']}: {row['name']}"
    blanked = blank(source)
    begin, end = function_range(source, blanked, row["function"], where)
    before, rest = row["text"].split("«")
    marked, after = rest.split("»")
    gaps = [r"\s+" if left.endswith(" ") or right.startswith(" ") else ""
            for left, right in ((before, marked), (marked, after))]
    pattern = (pattern_of(before) + gaps[0] + "(" + pattern_of(marked) + ")" + gaps[1] + pattern_of(after))
    found = list(re.finditer(pattern, source[begin:end]))
    number, count = map(int, row["occurrence"].split("/"))
    if len(found) != count:
        raise Gone(f"{where}: '{row['text']}' occurs {len(found)} times in '{row['function']}', not {count} times")
    at = found[number - 1]
    return begin + at.start(1), begin + at.end(1)


# ---------------------------------------------------------------------------------------------------------------------
# Sources with bugs
# ---------------------------------------------------------------------------------------------------------------------


def wrap(row, text):
    """The replaced `text` with the row's change beside it, chosen at run time.

        expr  (on(K) ? (R) : (E))                        an expression
        bool  the same with both sides converted to bool a condition
        stmt  { if (on(K)) { R } else { E } }            a statement, with its semicolon
        raw   R, in which $E is the text, $ON on(K), and $K the number
    """
    number = number_of(row["name"])
    switch, change = f"freehold::planted::on({number}u)", row["replacement"]
    if row["form"] == "expr":
        return f"({switch} ? ({change}) : ({text}))"
    if row["form"] == "bool":
        return f"({switch} ? static_cast<bool>({change}) : static_cast<bool>({text}))"
    if row["form"] == "stmt":
        return f"{{ if ({switch}) {{ {change} }} else {{ {text} }} }}"
    return change.replace("$ON", switch).replace("$K", str(number)).replace("$E", text)


def nest(source, places):
    """`places` are (begin, end, row). One that lies inside of another becomes part of what that one keeps."""
    places = sorted(places, key=lambda place: (place[0], -place[1]))
    for (begin, end, row), (next_begin, next_end, next_row) in zip(places, places[1:]):
        if begin < next_begin < end < next_end:
            raise Gone(f"{row['file']}: {row['name']} and {next_row['name']} overlap")

    def write(begin, end, inside):
        text, at = "", begin
        while inside:
            first = inside[0]
            same = [place for place in inside if place[:2] == first[:2]]
            within = [place for place in inside if place[1] <= first[1] and place not in same]
            inside = [place for place in inside if place not in same and place not in within]
            part = write(first[0], first[1], within)
            for place in same:
                part = wrap(place[2], part)
            text += source[at:first[0]] + part
            at = first[1]
        return text + source[at:end]

    return write(0, len(source), places)


LIMIT = re.compile(r"\bconstexpr (unsigned|u?int64_t) (\w+Max) = ([^;]+);")


def with_limits(source):
    """The source with limits that FREEHOLD_LIMITS_MAX makes small."""
    return LIMIT.sub(r"const \1 \2 = freehold::planted::limit<\1>(\3);", source)


def planted_source(path, file, rows):
    """The text of passes/`file`, which is at `path`, with `rows`, whose lines have the numbers of the original."""
    with open(path, encoding="utf-8") as opened:
        source = opened.read()
    rows = [row for row in rows if row["file"] == file]
    if not rows:
        return source
    changed = nest(source, [(*find(source, row), row) for row in rows])
    return f'#include "tests/planted/Planted.h"\n#line 1 "passes/{file}"\n{with_limits(changed)}'


def sources(passes):
    """The files that may have rows, relative to `passes`."""
    return sorted(os.path.relpath(os.path.join(folder, name), passes)
                  for folder, _, names in os.walk(passes) for name in names if name.endswith(".cpp"))
