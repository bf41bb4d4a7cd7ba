"""Counts shapes of control flow and of calls in the programs on stdin, separated by '// -----'.

    shapes.py SHAPE ...     fails unless each of them occurs; prints how often each known one does
"""
import collections
import re
import sys


class Region:
    def __init__(self, op):
        self.op = op
        # Label -> lines; the entry is ''. In the order of the text.
        self.blocks = {"": []}
        self.arguments = {"": []}


def regions(text):
    stack, found = [], []
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("}") and stack:
            found.append(stack.pop())
        if line.endswith("{"):
            stack.append(Region(line))
        elif stack and (label := re.match(r"(\^bb\d+)(?:\((.*)\))?:$", line)):
            stack[-1].blocks[label[1]] = []
            stack[-1].arguments[label[1]] = re.findall(r"(%\d+): ((?:[^,<]|<[^>]*>+)+)", label[2] or "")
        elif stack:
            stack[-1].blocks[list(stack[-1].blocks)[-1]].append(line)
    return found


def edges(terminator):
    """(label, operands) of each successor; operands as text, None in generic form."""
    if '"cf.switch"' in terminator:
        labels = re.search(r"\)\[([^\]]*)\]", terminator)[1]
        return [(label, None) for label in labels.split(", ")]
    if not re.match(r"cf\.", terminator):
        return []
    return re.findall(r"(\^bb\d+)(?:\(([^:]*) :)?", terminator)


def dominators(successors):
    reachable, work = {""}, [""]
    while work:
        for to in successors[work.pop()]:
            if to not in reachable:
                reachable.add(to)
                work.append(to)
    doms = {block: set(reachable) for block in reachable}
    doms[""] = {""}
    changed = True
    while changed:
        changed = False
        for block in reachable - {""}:
            over = [doms[p] for p in reachable if block in successors[p]]
            new = set.intersection(*over) | {block}
            changed |= new != doms[block]
            doms[block] = new
    return doms


def reaches(successors, start, goal, without=None):
    seen, work = set(), [start]
    while work:
        for to in successors[work.pop()]:
            if to == goal:
                return True
            if to not in seen and to != without:
                seen.add(to)
                work.append(to)
    return False


def loop_shapes(successors, doms, count):
    headers = set()
    for block in doms:
        if block in successors[block]:
            count["self-loop"] += 1
        for to in successors[block]:
            if to in doms[block]:
                headers.add(to)
    for inner in headers:
        # A cycle through the inner header that avoids no outer one: in a loop of another header.
        if any(outer != inner and outer in doms[inner] and reaches(successors, inner, outer)
               for outer in headers):
            count["nested-loops"] += 1
    # Without its natural back edges a reducible graph has no cycle.
    forward = {b: [t for t in successors[b] if t not in doms.get(b, ())] for b in successors}
    if any(reaches(forward, block, block) for block in doms):
        count["irreducible"] += 1
    if len(successors) > len(doms):
        count["unreachable"] += 1
        if any(reaches(successors, block, block) for block in successors if block not in doms):
            count["unreachable-cycle"] += 1


def edge_shapes(region, out, successors, count):
    predecessors = collections.Counter(to for tos in out.values() for to, _ in tos)
    for block, tos in out.items():
        labels = [to for to, _ in tos]
        isSwitch = any(operands is None for _, operands in tos)
        if len(labels) > 1 and any(predecessors[to] > 1 for to in labels):
            count["critical-edge"] += 1
        if isSwitch and len(set(labels[1:])) < len(labels[1:]):
            count["switch-same-case"] += 1
        if len(tos) == 2 and labels[0] == labels[1] and tos[0][1] != tos[1][1]:
            count["same-successor"] += 1
        for to, operands in tos:
            memrefs = [n for n, t in region.arguments[block] if t.startswith("memref")]
            given = [n for n in re.findall(r"%[\w#]+", operands or "") if n in memrefs]
            if len(set(given)) > 1 and to == block and given != memrefs[:len(given)]:
                count["swap-in-loop"] += 1


def count_region(region, count):
    out = {block: edges(lines[-1]) if lines else [] for block, lines in region.blocks.items()}
    successors = {block: [to for to, _ in tos] for block, tos in out.items()}
    doms = dominators(successors)
    loop_shapes(successors, doms, count)
    edge_shapes(region, out, successors, count)
    if sum(bool(lines) and lines[-1].startswith("return") for lines in region.blocks.values()) > 1:
        count["several-returns"] += 1
    if sum(bool(lines) and lines[-1].startswith("scf.yield") for lines in region.blocks.values()) > 1:
        count["several-yields"] += 1
    order = list(region.blocks)
    if any(order.index(d) > order.index(block) for block in doms for d in doms[block]):
        count["not-in-order"] += 1
    for block, lines in region.blocks.items():
        if block and len(lines) == 1:
            count["empty-block"] += 1
        types = {t for _, t in region.arguments[block] if t.startswith("memref")}
        if len(types) > 1:
            count["mixed-arguments"] += 1
        # A buffer made in one block and used in another.
        made = set(re.findall(r"(%\d+) = memref.alloc", "\n".join(lines)))
        for other, text in region.blocks.items():
            if other != block and made & set(re.findall(r"%\d+", " ".join(text))):
                count["alive-across-blocks"] += 1
    if "execute_region" in region.op and len(doms) > 3:
        count["web-in-region"] += 1


def count_module(text, count):
    calls, takes = {}, {}
    for line in text.splitlines():
        if header := re.match(r"func.func (?:private )?@(\w+)\((.*)\{$", line):
            current = calls.setdefault(header[1], set())
            takes[header[1]] = "private" not in line
            results = header[2].partition("->")[2]
            if len(re.findall("memref<", results)) > 1:
                count["several-memref-results"] += 1
            continue
        if not line.startswith(" "):
            continue
        if callee := re.search(r"func.call @(helper\d+)", line):
            current.add(callee[1])
            if takes[callee[1]] if callee[1] in takes else f"func.func @{callee[1]}(" in text:
                count["public-called"] += 1
        if "func.call_indirect" in line:
            count["call-indirect"] += 1
        if re.search(r"arith.select .* : \(", line):
            count["select-of-functions"] += 1
        if re.search(r"func.call @helper\d+\(.*?(%\w+), \1[,)].*: \(.*memref", line):
            count["argument-twice"] += 1
        if re.match(r" *return (?:.*, )?(%[\w#]+), (?:.*, )?\1[, ].*memref", line):
            count["returned-twice"] += 1
        if "func.call @pair_" in line:
            count["external-pair"] += 1
    count["recursion"] += sum(name in callees for name, callees in calls.items())
    count["call-cycle"] += sum(other != name and name in calls.get(other, ())
                               for name, callees in calls.items() for other in callees)
    ops = len([line for line in text.splitlines() if re.match(" +[%a-z\"]", line)])
    count["at-most-5-ops"] += ops <= 5
    count["at-least-2000-ops"] += ops >= 2000


def main():
    count = collections.Counter()
    for program in sys.stdin.read().split("// -----\n"):
        count_module(program, count)
        for region in regions(program):
            if len(region.blocks) > 1:
                count_region(region, count)
    for shape in sorted(+count):
        print(f"{count[shape]:6} {shape}")
    missing = [shape for shape in sys.argv[1:] if not count[shape]]
    sys.exit(f"missing: {', '.join(missing)}" if missing else 0)


if __name__ == "__main__":
    main()
