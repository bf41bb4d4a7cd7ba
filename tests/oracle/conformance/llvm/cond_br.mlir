// llvm.cond_br goes one way or the other, and passes operands there.
// RUN: freehold-run %s --entry main --args 0 | FileCheck %s --check-prefix=ZERO
// RUN: freehold-run %s --entry main --args 2 | FileCheck %s --check-prefix=TWO
// RUN: freehold-run %s --entry main --args 5 | FileCheck %s --check-prefix=FIVE
// ZERO: result 0 = 0 : i32
// TWO: result 0 = 1 : i32
// FIVE: result 0 = 2 : i32
llvm.func internal @f(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%zero, %zero : i32, i32)
^loop(%i: i32, %s: i32):
  %in = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %in, ^body, ^done(%s : i32)
^body:
  llvm.switch %i : i32, ^other [
    1: ^next(%zero : i32),
    2: ^done(%i : i32)
  ]
^other:
  llvm.br ^next(%one : i32)
^next(%d: i32):
  %t = llvm.add %s, %d : i32
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j, %t : i32, i32)
^done(%r: i32):
  llvm.return %r : i32
}
func.func @main(%n: i32) -> i32 {
  %r = llvm.call @f(%n) : (i32) -> i32
  return %r : i32
}
