from h import *
P = lambda lo, hi, st, body, iv="%i": f"  scf.parallel ({iv}) = ({lo}) to ({hi}) step ({st}) {{\n{body}\n    scf.reduce\n  }}"
st = lambda v, i, m="%m": f"    memref.store {v}, {m}[{i}] : memref<8xi32>"
pair("par-one", "R", P("%c1","%c2","%c1",st("%x","%i")), st("%x","%c1"))
pair("par-one-cell", "W", P("%c1","%c2","%c1",st("%x","%i")), st("%x","%c0"))
pair("par-step-dyn", "R", P("%c1","%c2","%n",st("%x","%i")), st("%x","%c1"))
pair("par-step-big", "R", P("%c1","%c4","%c3",st("%x","%i")), st("%x","%c1"))
pair("par-step-short", "W", P("%c1","%c4","%c2",st("%x","%i")), st("%x","%c1"))
pair("par-none", "R", P("%c2","%c1","%c1",st("%x","%i")), "")
pair("par-none-body", "W", P("%c2","%c1","%c1",st("%x","%i")), st("%x","%c2"))
pair("par-equal-none", "R", P("%c2","%c2","%c1",st("%x","%i")), "")
pair("par-equal-body", "W", P("%c2","%c2","%c1",st("%x","%i")), st("%x","%c2"))
pair("par-dropped", "W", P("%c1","%c2","%c1",st("%x","%i")), "")
pair("par-dyn-eq1", "R", "  %e = arith.cmpi eq, %n, %c1 : index\n  scf.if %e {\n"+P("%c0","%n","%c1",st("%x","%i"))+"\n  }", "  %e = arith.cmpi eq, %n, %c1 : index\n  scf.if %e {\n"+st("%x","%c0")+"\n  }")
pair("par-dyn-sle1", "W", "  %e = arith.cmpi sle, %n, %c1 : index\n  scf.if %e {\n"+P("%c0","%n","%c1",st("%x","%i"))+"\n  }", "  %e = arith.cmpi sle, %n, %c1 : index\n  scf.if %e {\n"+st("%x","%c0")+"\n  }")
pair("par-dyn-ult2", "W", "  %e = arith.cmpi ult, %n, %c2 : index\n  scf.if %e {\n"+P("%c0","%n","%c1",st("%x","%i"))+"\n  }", "  %e = arith.cmpi ult, %n, %c2 : index\n  scf.if %e {\n"+st("%x","%c0")+"\n  }")
big = "  %lo = arith.constant -9223372036854775808 : index\n  %hi = arith.constant 9223372036854775807 : index\n"
call = "    func.call @g(%x) : (i32) -> ()"
G = "func.func private @g(i32)\n"
pair("par-overflow", "W", big+P("%lo","%hi","%hi",call), big+call, pre=G)
pair("par-call-one", "R", P("%c1","%c2","%c1",call), call, pre=G)
pair("par-call-twice", "W", P("%c1","%c2","%c1",call), call+"\n"+call, pre=G)
pair("par-call-zero", "W", P("%c1","%c2","%c1",call), "", pre=G)
pair("par-call-i", "W", P("%c1","%c2","%c1","    %v = arith.index_cast %i : index to i32\n    func.call @g(%v) : (i32) -> ()"), "  %v = arith.index_cast %c2 : index to i32\n  func.call @g(%v) : (i32) -> ()", pre=G)
def red(op, lo="%c1", hi="%c2", step="%c1", y="%i7", sw=False):
    a, b = ("%r", "%l") if sw else ("%l", "%r")
    return f"  %s = scf.parallel (%i) = ({lo}) to ({hi}) step ({step}) init (%x) -> i32 {{\n    scf.reduce({y} : i32) {{\n    ^bb0(%l: i32, %r: i32):\n      %t = arith.{op} {a}, {b} : i32\n      scf.reduce.return %t : i32\n    }}\n  }}\n  return %s : i32"
for op in ["addi", "subi", "muli", "xori", "maxsi"]:
    pair(f"red-{op}", "R", red(op), f"  %s = arith.{op} %x, %i7 : i32\n  return %s : i32", ret="i32")
pair("red-subi-swapped", "W", red("subi"), "  %s = arith.subi %i7, %x : i32\n  return %s : i32", ret="i32")
pair("red-init", "W", red("addi"), "  return %x : i32", ret="i32")
pair("red-only-y", "W", red("addi"), "  return %i7 : i32", ret="i32")
pair("red-none", "R", red("addi", "%c2", "%c2"), "  return %x : i32", ret="i32")
pair("red-none-body", "W", red("addi", "%c2", "%c2"), "  %s = arith.addi %x, %i7 : i32\n  return %s : i32", ret="i32")
pair("red-two-trips", "W", red("addi", "%c1", "%c3"), "  %s = arith.addi %x, %i7 : i32\n  return %s : i32", ret="i32")
pair("red-dyn", "W", red("addi", "%c1", "%n"), "  %s = arith.addi %x, %i7 : i32\n  return %s : i32", ret="i32")
pair("red-dyn-step", "R", red("addi", "%c1", "%c2", "%n"), "  %s = arith.addi %x, %i7 : i32\n  return %s : i32", ret="i32")
two = "  %s:2 = scf.parallel (%i) = (%c1) to (%c2) step (%c1) init (%x, %i0) -> (i32, i32) {\n    scf.reduce(%i7, %i1 : i32, i32) {\n    ^bb0(%l: i32, %r: i32):\n      %t = arith.addi %l, %r : i32\n      scf.reduce.return %t : i32\n    }, {\n    ^bb0(%l: i32, %r: i32):\n      %t = arith.muli %l, %r : i32\n      scf.reduce.return %t : i32\n    }\n  }\n  return %s#0, %s#1 : i32, i32"
t1 = "  %s = arith.addi %x, %i7 : i32\n  %t = arith.muli %i0, %i1 : i32\n"
pair("red-two", "R", two, t1+"  return %s, %t : i32, i32", ret="(i32, i32)")
pair("red-two-swapped", "W", two, t1+"  return %t, %s : i32, i32", ret="(i32, i32)")
def p2(lo1,hi1,lo2,hi2,body): return f"  scf.parallel (%i, %j) = ({lo1}, {lo2}) to ({hi1}, {hi2}) step (%c1, %c1) {{\n{body}\n    scf.reduce\n  }}"
pair("dim2-one", "R", p2("%c3","%c4","%c5","%c6",st("%x","%i")), st("%x","%c3"))
pair("dim2-other", "W", p2("%c3","%c4","%c5","%c6",st("%x","%i")), st("%x","%c5"))
pair("dim2-j", "R", p2("%c3","%c4","%c5","%c6",st("%x","%j")), st("%x","%c5"))
pair("dim2-second-two", "W", p2("%c3","%c4","%c5","%c7",st("%x","%j")), st("%x","%c5"))
pair("dim2-first-two", "W", p2("%c3","%c5","%c5","%c6",st("%x","%i")), st("%x","%c3"))
pair("dim2-second-none", "R", p2("%c3","%c4","%c5","%c5",st("%x","%i")), "")
pair("dim2-second-none-body", "W", p2("%c3","%c4","%c5","%c5",st("%x","%i")), st("%x","%c3"))
pair("dim2-dyn", "W", p2("%c3","%c4","%c5","%n",st("%x","%i")), st("%x","%c3"))
mid = "  %k = arith.constant 3 : index\n"
FA = lambda rng, body, mp="": f"  scf.forall (%i) {rng} {{\n{body}\n  }}{mp}"
for tag, mp in [("",""), ("-gpu"," {mapping = [#gpu.block<x>]}"), ("-thread"," {mapping = [#gpu.thread<y>]}")]:
    pair("forall-one"+tag, "R", FA("in (1)", st("%x","%i"), mp), st("%x","%c0"))
    pair("forall-two"+tag, "W", FA("in (2)", st("%x","%i"), mp), st("%x","%c0"))
    pair("forall-none"+tag, "W", FA("in (0)", st("%x","%i"), mp), st("%x","%c0"))
    pair("forall-range"+tag, "R", FA("= (2) to (3) step (1)", st("%x","%i"), mp), st("%x","%c2"))
    pair("forall-range-bad"+tag, "W", FA("= (2) to (3) step (1)", st("%x","%i"), mp), st("%x","%c3"))
pair("forall-dyn", "W", FA("in (%n)", st("%x","%i")), st("%x","%c0"))
pair("forall-mapping-differs", "?", FA("in (2)", st("%x","%i"), " {mapping = [#gpu.block<x>]}"), FA("in (2)", st("%x","%i"), " {mapping = [#gpu.thread<x>]}"))
loop = lambda b: "  scf.for %a = %c0 to %c7 step %c1 {\n"+b+"\n  }"
pair("in-for", "R", loop("    %b = arith.addi %a, %c1 : index\n"+P("%a","%b","%c1",st("%x","%i"))), loop(st("%x","%a")))
pair("in-for-next", "W", loop("    %b = arith.addi %a, %c1 : index\n"+P("%a","%b","%c1",st("%x","%i"))), loop("    %b = arith.addi %a, %c1 : index\n"+st("%x","%b")))
pair("in-for-growing", "W", loop(P("%c0","%a","%c1",st("%x","%i"))), loop(st("%x","%c0")))
buf = "    %t = memref.alloc() : memref<8xi32>\n    memref.store %x, %t[%c0] : memref<8xi32>\n    %v = memref.load %t[%c0] : memref<8xi32>\n    memref.store %v, %m[%c0] : memref<8xi32>\n"
fr = "    memref.dealloc %t : memref<8xi32>\n"
pair("buf-freed", "R", P("%c1","%c2","%c1",buf), buf+fr)
pair("buf-leaks", "W", P("%c1","%c2","%c1",buf), buf)
pair("buf-twice", "W", P("%c1","%c2","%c1",buf), buf+fr+fr)
pair("buf-if-leaks", "W", P("%c1","%c2","%c1",buf), buf+"  scf.if %p {\n"+fr+"  }")
# nested
pair("nested-one", "R", P("%c0","%c1","%c1",P("%c2","%c3","%c1",st("%x","%j"),"%j")), st("%x","%c2"))
pair("nested-i", "W", P("%c0","%c1","%c1",P("%c2","%c3","%c1",st("%x","%j"),"%j")), st("%x","%c0"))
pair("nested-two", "W", P("%c0","%c1","%c1",P("%c2","%c4","%c1",st("%x","%j"),"%j")), st("%x","%c2"))
pair("nested-outer-two", "?", P("%c0","%c2","%c1",P("%c2","%c3","%c1",st("%x","%j"),"%j")), P("%c0","%c2","%c1",st("%x","%c2")))
pair("nested-outer-dep", "W", P("%c0","%c2","%c1","    %i2 = arith.addi %i, %c1 : index\n"+P("%i","%i2","%c1",st("%x","%j"),"%j")), P("%c0","%c2","%c1",st("%x","%c0")))
pair("nested-outer-dep-right", "R", P("%c0","%c2","%c1","    %i2 = arith.addi %i, %c1 : index\n"+P("%i","%i2","%c1",st("%x","%j"),"%j")), P("%c0","%c2","%c1",st("%x","%i")))
# parallel becomes for, and the other way
pair("par-as-for", "?", P("%c0","%c4","%c1",st("%x","%i")), "  scf.for %i = %c0 to %c4 step %c1 {\n"+st("%x","%i")+"\n  }")
# target has the parallel loop, source has the body
pair("target-par", "?", st("%x","%c1"), P("%c1","%c2","%c1",st("%x","%i")))
pair("target-par-two", "W", st("%x","%c1"), P("%c1","%c3","%c1",st("%x","%i")))
pair("target-par-step0", "W", st("%x","%c1"), P("%c1","%c2","%n",st("%x","%i")))
# one trip by poison: bounds
pair("par-poison-step", "W", st("%x","%c1"), "  %sh = arith.constant 64 : index\n  %z = arith.shli %n, %sh : index\n"+P("%c1","%c2","%z",st("%x","%i")))
run("a")
