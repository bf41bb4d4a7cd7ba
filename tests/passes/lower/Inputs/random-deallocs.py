#!/usr/bin/env python3
"""Prints functions with one bufferization.dealloc each, whose effect is known when they are generated.

Conditions are 'on' or 'off' and aliases are selects on them, which depend on an argument as far as passes
can see. Operands that are never freed may dangle. What the op leaves is freed after it."""
import argparse
import random

TYPE = "memref<2xi32>"
VIEW = "memref<?xi32, strided<[?], offset: ?>>"
HEAD = """  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %nt = arith.xori %t, %true : i1
  %on = arith.ori %t, %nt : i1
  %off = arith.andi %t, %nt : i1
  %w = memref.alloc() : memref<2xi32>
  memref.store %one, %w[%zero] : memref<2xi32>
  %v = memref.load %w[%zero] : memref<2xi32>
  memref.dealloc %w : memref<2xi32>"""


class Function:
    def __init__(self, rng, name, allocations, operands, retained):
        self.rng, self.allocations, self.values = rng, allocations, 0
        self.lines = [f"func.func @{name}(%t: i1) -> i32 {{", HEAD]
        self.dangling = [f"%d{n}" for n in range(rng.randrange(3))]
        for name in self.dangling:
            self.lines += [f"  {name} = memref.alloc() : {TYPE}", f"  memref.dealloc {name} : {TYPE}"]
        for n in range(allocations):
            self.lines += [f"  %a{n} = memref.alloc() : {TYPE}"]
        self.dealloc([self.operand() for _ in range(operands)], [self.keep() for _ in range(retained)])

    def alias(self, n):
        """A value that is allocation n, under its own name or not."""
        if self.rng.randrange(4) == 0:
            return f"%a{n}"
        self.values += 1
        value, other = f"%s{self.values}", f"%a{self.rng.randrange(self.allocations)}"
        on = self.rng.randrange(2)
        sides = f"%on, %a{n}, {other}" if on else f"%off, {other}, %a{n}"
        self.lines.append(f"  {value} = arith.select {sides} : {TYPE}")
        return value

    def operand(self):
        """(value, condition, the allocation that it owns or None)"""
        if self.dangling and self.rng.randrange(5) == 0:
            return self.rng.choice(self.dangling), "%off", None
        n, owns = self.rng.randrange(self.allocations), self.rng.randrange(3) > 0
        condition = self.rng.choice(["%on", "%on", "%on", "%true"]) if owns else "%off"
        return self.alias(n), condition, n if owns else None

    def keep(self):
        """(value, type, allocation)"""
        n = self.rng.randrange(self.allocations)
        value = self.alias(n)
        if self.rng.randrange(3):
            return value, TYPE, n
        view = "memref<1xi32, strided<[1], offset: 1>>"
        self.values += 1
        self.lines += [f"  %u{self.values} = memref.subview {value}[1][1][1] : {TYPE} to {view}",
                       f"  %c{self.values} = memref.cast %u{self.values} : {view} to {VIEW}"]
        return f"%c{self.values}", VIEW, n

    def dealloc(self, operands, retained):
        line = f"  %r:{len(retained)} = " if retained else "  "
        line += "bufferization.dealloc (" + ", ".join(value for value, _, _ in operands)
        line += " : " + ", ".join([TYPE] * len(operands))
        line += ") if (" + ", ".join(condition for _, condition, _ in operands) + ")"
        if retained:
            line += " retain (" + ", ".join(value for value, _, _ in retained)
            line += " : " + ", ".join(kind for _, kind, _ in retained) + ")"
        self.lines.append(line)
        self.lines += [f"  vector.print %r#{n} : i1" for n in range(len(retained))]
        freed = {n for _, _, n in operands} - {n for _, _, n in retained}
        self.lines += [f"  memref.dealloc %a{n} : {TYPE}"
                       for n in range(self.allocations) if n not in freed]
        self.lines += ["  return %v : i32", "}"]


def main():
    parser = argparse.ArgumentParser()
    for option in ("seed", "functions", "size"):
        parser.add_argument("--" + option, type=int, required=True)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    for n in range(options.functions):
        size = options.size
        function = Function(rng, f"f{n}", rng.randrange(1, size), rng.randrange(1, size),
                            rng.randrange(size))
        print("\n".join(function.lines))


if __name__ == "__main__":
    main()
