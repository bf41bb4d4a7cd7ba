"""Reads what `freehold-fuzz enumerate` prints, and checks that no two programs are the same up to
the numbering of blocks, memrefs, block arguments and edges. Knows nothing of how they are made: it
tries all renamings. Prints the number of programs; exit code 1 where two are the same."""

import itertools
import re
import sys


def operands(text):
    return tuple(re.findall(r"%[mb]\w+", text.split(":")[0]))


def parse(text):
    header, *lines = [line.strip() for line in text.strip().splitlines() if line.strip() != "}"]
    program = {"caller": re.findall(r"%m\d", header.split("->")[0]), "blocks": []}
    block = {"arguments": (), "allocs": [], "uses": [], "exit": None}
    program["blocks"].append(block)
    for line in lines:
        if line.startswith("^"):
            block = {"arguments": tuple(re.findall(r"%b\w+", line)), "allocs": [], "uses": []}
            program["blocks"].append(block)
        elif "memref.alloc" in line:
            block["allocs"].append(line.split()[0])
        elif "memref.load" in line:
            block["uses"].append(re.search(r"load (%\w+)", line).group(1))
        elif line.startswith("cf."):
            edges = re.findall(r"\^bb(\d+)(?:\(([^)]*)\))?", line)
            block["exit"] = [(int(to), operands(passed)) for to, passed in edges]
        elif line.startswith("return"):
            block["exit"] = [(None, operands(line))]
    return program


def spelled(program, order, names):
    """The program as one value, with new numbers."""
    blocks = [None] * len(order)
    for old, block in enumerate(program["blocks"]):
        edges = []
        for to, passed in block["exit"]:
            moved = tuple(names[name] for name in passed)
            if to is not None:
                arguments = program["blocks"][to]["arguments"]
                moved = tuple(v for _, v in sorted(zip((names[a] for a in arguments), moved)))
            edges.append((-1 if to is None else order[to], moved))
        uses = tuple(sorted(names[name] for name in block["uses"]))
        allocs = tuple(sorted(names[name] for name in block["allocs"]))
        blocks[order[old]] = (len(block["arguments"]), allocs, uses, tuple(sorted(edges)))
    return (tuple(sorted(names[name] for name in program["caller"])), tuple(blocks))


def key(program):
    """The smallest of all renamings."""
    blocks = program["blocks"]
    memrefs = program["caller"] + [name for block in blocks for name in block["allocs"]]
    results = []
    for rest in itertools.permutations(range(1, len(blocks))):
        order = (0,) + rest
        for numbers in itertools.permutations(range(len(memrefs))):
            names = {m: ("m", n) for m, n in zip(memrefs, numbers)}
            places = [itertools.permutations(range(len(b["arguments"]))) for b in blocks]
            for orders in itertools.product(*places):
                for old, block in enumerate(blocks):
                    for argument, n in zip(block["arguments"], orders[old]):
                        names[argument] = ("z", order[old], n)
                results.append(spelled(program, order, names))
    return min(results)


seen = {}
count = 0
for text in re.split(r"^// .*$", open(sys.argv[1]).read(), flags=re.M):
    if not text.strip():
        continue
    count += 1
    first = seen.setdefault(key(parse(text)), text)
    if first is not text:
        sys.exit(f"two programs are the same:\n{first}{text}")
print(count, "programs, all different")
