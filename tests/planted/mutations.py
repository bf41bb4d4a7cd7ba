"""The rules by which `enumerate` changes C++: one function for each kind, given the file, the cursor and its parents."""
import re

from clang.cindex import CursorKind, TypeKind

EXITS = {CursorKind.RETURN_STMT, CursorKind.CONTINUE_STMT, CursorKind.BREAK_STMT}
LOOPS = {CursorKind.FOR_STMT, CursorKind.WHILE_STMT, CursorKind.DO_STMT, CursorKind.CXX_FOR_RANGE_STMT}
ASSIGNMENTS = {"=", "|=", "&=", "+=", "-=", "^="}
NEIGHBOURS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
MEMBERSHIP = {"contains", "count", "is_contained", "any_of", "all_of", "none_of", "is_splat", "all_equal", "empty",
              "hasOneUse", "use_empty", "hasTrait", "hasAttr", "properlyDominates", "dominates", "isAncestor",
              "isProperAncestor", "try_emplace"}
QUANTIFIERS = ["any_of", "all_of", "none_of"]
MATCHES = {"isa", "isa_and_nonnull", "isa_and_present"}
SETS = {"insert", "try_emplace", "emplace"}


# Functions of which the order of arguments says nothing.
SYMMETRIC = re.compile(r"(?:\w+(?:\.|->|::))*(?:relate|equal|createAnd|createOr|sameAllocation|both|either|min|max|"
                       r"zip|zip_equal|__builtin_mul_overflow|join|overlap|ordered|joinTogether|areCastCompatible|"
                       r"findNearestCommonDominator|has|different|areCompared|compare|(?:AndIOp|OrIOp|XOrIOp|AddIOp|MulIOp)::create)\(")


def is_left_out(kind, text):
    """What is certainly no other behaviour, or only one of --statistics. Numbers of sites count these as well."""
    return (kind == "swap" and (SYMMETRIC.match(text) is not None or "begin()" in text)
            or kind == "statement" and re.match(r"(\w+(\.|->))*counts_?\.\w+ \+=", text) is not None
            # An iterator of no container asserts when it is compared.
            or kind == "match" and ".find(" in text)


def operator_of(cursor, source):
    """The operator of a built-in or overloaded binary expression with its operands, or nothing."""
    children = list(cursor.get_children())
    if cursor.kind in (CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR) and len(children) == 2:
        left, right = children
    elif cursor.kind == CursorKind.CALL_EXPR and cursor.spelling.startswith("operator") and len(children) == 3:
        left, right = children[0], children[2]
        if left.extent.end.offset > right.extent.start.offset:
            return None
    else:
        return None
    between = source[left.extent.end.offset:right.extent.start.offset]
    # An operand in parentheses may be given without them.
    word = re.sub(r"//[^\n]*|[()\s]", "", between)
    at = source.find(word, left.extent.end.offset) if word else -1
    return (word, at, left, right) if re.fullmatch(r"[-+*/%&|^=<>!]+", word) else None


# ---------------------------------------------------------------------------------------------------------------------
# Rules, one for each kind
# ---------------------------------------------------------------------------------------------------------------------


def is_bool(cursor):
    return cursor.type.get_canonical().kind == TypeKind.BOOL


def comparison(file, cursor, parents):
    found = operator_of(cursor, file.source)
    if not found or found[0] not in NEIGHBOURS:
        return
    word, at, left, right = found
    begin, end = file.range_of(cursor)
    other = NEIGHBOURS[word]
    changed = file.text(begin, at) + other + file.text(at + len(word), end)
    file.add("comparison", f"{name_of(word)}-{name_of(other)}", "bool", begin, end, changed)
    if word in ("==", "!="):
        file.add("comparison", "never", "bool", begin, end, "false")
        file.add("comparison", "always", "bool", begin, end, "true")


def name_of(word):
    return {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge", "&&": "and", "||": "or", "+": "plus",
            "-": "minus", "|": "or", "&": "and"}[word]


def boolean(file, cursor, parents):
    found = operator_of(cursor, file.source)
    if not found or found[0] not in ("&&", "||"):
        return
    word, at, left, right = found
    begin, end = file.range_of(cursor)
    other = "||" if word == "&&" else "&&"
    a, b = file.text(begin, at), file.text(at + 2, end)
    file.add("boolean", f"{name_of(word)}-{name_of(other)}", "bool", begin, end, f"({a}) {other} ({b})")
    file.add("boolean", "left", "bool", begin, end, a)
    file.add("boolean", "right", "bool", begin, end, b)


def negation(file, cursor, parents):
    begin, end = file.range_of(cursor)
    if cursor.kind == CursorKind.UNARY_OPERATOR and file.source[begin] == "!":
        file.add("negation", "", "bool", begin, end, file.text(begin + 1, end))


def leaves(statement):
    """Whether a statement ends in a return, continue or break."""
    if statement.kind == CursorKind.COMPOUND_STMT:
        inner = list(statement.get_children())
        return bool(inner) and leaves(inner[-1])
    return statement.kind in EXITS


def condition(file, cursor, parents):
    children = list(cursor.get_children())
    if cursor.kind == CursorKind.IF_STMT:
        # The statements begin where the condition's parenthesis has ended.
        declared = [each for each in children if each.kind in (CursorKind.VAR_DECL, CursorKind.DECL_STMT)]
        at = file.blanked.find("(", cursor.extent.start.offset)
        close = closing(file.blanked, at)
        tested = [each for each in children if at < each.extent.start.offset and each.extent.end.offset <= close]
        branches = [each for each in children if each.extent.start.offset > close]
        if not branches:
            return
        early = len(branches) == 1 and leaves(branches[0])
        last = tested[-1] if tested else None
        if last is None:
            return
        for declaration in declared:
            match(file, declaration)
        # What is declared is tested as well, unless something else follows it.
        if last in declared or re.match(r"\s*=(?!=)", file.blanked[last.extent.end.offset:]):
            return
        begin, end = file.range_of(last)
        file.add("early-return" if early else "condition", "" if early else "never", "bool", begin, end, "false")
        if not early:
            file.add("condition", "always", "bool", begin, end, "true")
    elif cursor.kind == CursorKind.CONDITIONAL_OPERATOR and children:
        begin, end = file.range_of(children[0])
        file.add("condition", "never", "bool", begin, end, "false")
        file.add("condition", "always", "bool", begin, end, "true")


def closing(blanked, at):
    depth = 0
    for index in range(at, len(blanked)):
        depth += (blanked[index] == "(") - (blanked[index] == ")")
        if depth == 0:
            return index
    return len(blanked)


def match(file, declaration):
    if declaration.kind == CursorKind.DECL_STMT:
        variables = list(declaration.get_children())
        if len(variables) != 1 or variables[0].kind != CursorKind.VAR_DECL:
            return
        declaration = variables[0]
    values = [each for each in declaration.get_children() if each.kind.is_expression()]
    if values:
        begin, end = file.range_of(values[-1])
        file.add("match", "", "raw", begin, end, "freehold::planted::none($ON, $E)")


def callee(cursor):
    """The name that a call calls, also where it depends on a template."""
    if cursor.kind != CursorKind.CALL_EXPR:
        return ""
    if cursor.spelling:
        return cursor.spelling
    children = list(cursor.get_children())
    return children[0].spelling if children else ""


def membership(file, cursor, parents):
    begin, end = file.range_of(cursor)
    if cursor.kind == CursorKind.MEMBER_REF_EXPR and cursor.spelling == "second":
        text = file.text(begin, end)
        if re.search(r"\b(insert|try_emplace|emplace)\(.*\)\s*\.second$", text, re.S):
            file.add("membership", "never", "bool", begin, end, f"({text}) && false")
            file.add("membership", "always", "bool", begin, end, f"({text}) || true")
        return
    if callee(cursor) in MEMBERSHIP and (is_bool(cursor) or callee(cursor) == "count"):
        file.add("membership", "never", "bool", begin, end, "false")
        file.add("membership", "always", "bool", begin, end, "true")


def quantifier(file, cursor, parents):
    word = callee(cursor)
    if word not in QUANTIFIERS:
        return
    begin, end = file.range_of(cursor)
    text = file.text(begin, end)
    for other in QUANTIFIERS:
        if other != word:
            file.add("quantifier", other.replace("_", "-"), "bool", begin, end, re.sub(rf"\b{word}\b", other, text, count=1))


def loop_bound(file, cursor, parents):
    children = list(cursor.get_children())
    if cursor.kind == CursorKind.CXX_FOR_RANGE_STMT:
        begin, end = range_expression(file, cursor)
        if begin is not None:
            for variant, function in (("but-first", "butFirst"), ("but-last", "butLast"), ("first-only", "firstOnly")):
                file.add("loop-bound", variant, "raw", begin, end, f"freehold::planted::{function}($ON, $E)")
    elif cursor.kind == CursorKind.FOR_STMT:
        for child in children[:-1]:
            found = operator_of(child, file.source)
            if found and found[0] in ("<", "<=", "!="):
                begin, end = file.range_of(child)
                _, at, left, right = found
                file.add("loop-bound", "but-last", "bool", begin, end,
                         f"({file.text(begin, at)}) + 1 {file.text(at, end)}")
            if child.kind == CursorKind.DECL_STMT:
                for variable in child.get_children():
                    values = [each for each in variable.get_children() if each.kind == CursorKind.INTEGER_LITERAL]
                    if values and file.text(*file.range_of(values[-1])) == "0":
                        begin, end = file.range_of(values[-1])
                        file.add("loop-bound", "but-first", "expr", begin, end, "1")
    elif cursor.kind == CursorKind.WHILE_STMT and len(children) == 2 and children[0].kind.is_expression():
        begin, end = file.range_of(children[0])
        keyword = cursor.extent.start.offset
        file.add("loop-bound", "once", "raw", begin, end, "(static_cast<bool>($E) && !($ON && rounds$K++))",
                 [("raw", keyword, keyword + len("while"), "[[maybe_unused]] unsigned rounds$K = 0; $E")])
    elif cursor.kind == CursorKind.DO_STMT and len(children) == 2:
        begin, end = file.range_of(children[1])
        file.add("loop-bound", "once", "bool", begin, end, "false")


def range_expression(file, cursor):
    """What a range-based for goes through: from the colon to the closing parenthesis."""
    at = file.blanked.find("(", cursor.extent.start.offset)
    close = closing(file.blanked, at)
    depth = 0
    for index in range(at + 1, close):
        letter = file.blanked[index]
        depth += (letter in "([{") - (letter in ")]}")
        if letter == ":" and depth == 0 and "::" not in file.blanked[index - 1:index + 2]:
            begin = index + 1
            while file.source[begin].isspace():
                begin += 1
            return begin, close
    return None, None


def switch_case(file, cursor, parents):
    if cursor.kind != CursorKind.SWITCH_STMT:
        return
    children = list(cursor.get_children())
    labels = []

    def collect(node):
        for child in node.get_children():
            if child.kind == CursorKind.SWITCH_STMT:
                continue
            if child.kind == CursorKind.CASE_STMT:
                labels.append(file.text(*file.range_of(next(iter(child.get_children())))))
            collect(child)

    collect(children[-1])
    begin, end = file.range_of(children[-2])
    text = file.text(begin, end)
    for number, label in enumerate(labels):
        other = labels[(number + 1) % len(labels)]
        file.add("switch-case", re.sub(r"\W+", "-", label.split("::")[-1]), "expr", begin, end,
                 f"({text}) == {label} ? {other} : ({text})")


def enum(file, cursor, parents):
    if cursor.kind != CursorKind.DECL_REF_EXPR or not cursor.referenced:
        return
    if cursor.referenced.kind != CursorKind.ENUM_CONSTANT_DECL:
        return
    if any(each.kind == CursorKind.CASE_STMT and next(iter(each.get_children())).extent.end.offset
           >= cursor.extent.end.offset for each in parents):
        return
    begin, end = file.range_of(cursor)
    others = [each.spelling for each in cursor.referenced.semantic_parent.get_children()
              if each.kind == CursorKind.ENUM_CONSTANT_DECL and each.spelling != cursor.spelling]
    # The neighbours in the enumeration: those that people confuse.
    for other in others[:3]:
        text = file.text(begin, end)
        file.add("enum", other, "expr", begin, end, re.sub(r"\w+$", other, text))


def isa(file, cursor, parents):
    if callee(cursor) not in MATCHES:
        return
    begin, end = file.range_of(cursor)
    text = file.text(begin, end)
    found = re.match(r"(?:\w+::)*\w+<(.*)>\((.*)\)$", text, re.S)
    if not found or not re.match(r"[\w:,\s]+$", found.group(1)):
        return
    types = [each.strip() for each in found.group(1).split(",")]
    if len(types) == 1:
        file.add("isa", "never", "bool", begin, end, "false")
        file.add("isa", "always", "bool", begin, end, "true")
        return
    for left_out in types:
        rest = ", ".join(each for each in types if each != left_out)
        file.add("isa", left_out.split("::")[-1], "bool", begin, end,
                 text[:text.index("<") + 1] + rest + text[found.end(1):])


def answer(file, cursor, parents):
    if cursor.kind != CursorKind.RETURN_STMT:
        return
    for child in cursor.get_children():
        begin, end = file.range_of(child)
        text = file.text(begin, end)
        for old, new in (("true", "false"), ("false", "true"), ("success()", "failure()"), ("failure()", "success()")):
            if text == old:
                file.add("answer", re.sub(r"\W", "", new), "expr", begin, end, new)


def statement(file, cursor, parents):
    """A call or assignment whose value nobody uses: a child of a block, or the only statement of an if or loop."""
    parent = parents[0].kind
    if parent != CursorKind.COMPOUND_STMT and parent not in LOOPS and parent != CursorKind.IF_STMT:
        return
    begin, end = file.range_of(cursor)
    semicolon = re.match(r"\s*;", file.blanked[end:])
    before = file.blanked[:begin].rstrip()
    if not semicolon or not before or before[-1] not in "{};)" and not before.endswith("else"):
        return
    if parent == CursorKind.FOR_STMT and cursor != list(parents[0].get_children())[-1]:
        return
    stop = end + semicolon.end()
    found = operator_of(cursor, file.source)
    if cursor.kind == CursorKind.CALL_EXPR and not found or found and found[0] in ASSIGNMENTS:
        file.add("statement", "", "stmt", begin, stop, "")
    if found and found[0] == "|=" and "(" in file.text(*file.range_of(found[3])):
        right = file.text(found[1] + 2, stop).strip()
        file.add("statement", "unrecorded", "stmt", begin, stop, f"(void)({right[:-1]});")


def arithmetic(file, cursor, parents):
    found = operator_of(cursor, file.source)
    if not found or found[0] not in ("+", "-", "|", "&"):
        return
    word, at, left, right = found
    begin, end = file.range_of(cursor)
    other = {"+": "-", "-": "+", "|": "&", "&": "|"}[word]
    a, b = file.text(begin, at), file.text(at + 1, end)
    file.add("arithmetic", f"{name_of(word)}-{name_of(other)}", "expr", begin, end, f"{a}{other}{b}")
    if word in "|+-":
        file.add("arithmetic", "left", "expr", begin, end, a)
    if word == "|":
        file.add("arithmetic", "right", "expr", begin, end, b)


def literal(file, cursor, parents):
    begin, end = file.range_of(cursor)
    text = file.text(begin, end)
    if cursor.kind == CursorKind.INTEGER_LITERAL and text.isdigit():
        file.add("literal", "", "expr", begin, end, str(int(text) + 1))
    elif cursor.kind == CursorKind.CXX_BOOL_LITERAL_EXPR and parents[0].kind != CursorKind.RETURN_STMT:
        file.add("literal", "", "expr", begin, end, "false" if text == "true" else "true")


def swap(file, cursor, parents):
    if cursor.kind != CursorKind.CALL_EXPR or cursor.spelling.startswith("operator"):
        return
    arguments = [each for each in cursor.get_arguments() if each]
    for number, (a, b) in enumerate(zip(arguments, arguments[1:]), 1):
        if a.type.get_canonical().spelling != b.type.get_canonical().spelling or not a.type.spelling:
            continue
        begin, end = file.range_of(cursor)
        (a_begin, a_end), (b_begin, b_end) = file.range_of(a), file.range_of(b)
        if not begin < a_begin < a_end < b_begin < b_end < end:
            continue
        swapped = (file.text(begin, a_begin) + file.text(b_begin, b_end) + file.text(a_end, b_begin) +
                   file.text(a_begin, a_end) + file.text(b_end, end))
        file.add("swap", str(number) if len(arguments) > 2 else "", "expr", begin, end, swapped)


RULES = [comparison, boolean, negation, condition, membership, quantifier, loop_bound, switch_case, enum, isa, answer,
         statement, arithmetic, literal, swap]
