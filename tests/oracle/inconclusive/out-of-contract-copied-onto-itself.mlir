// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --entry main --subject fh --json | FileCheck %s
// RUN: sed 's/memref.copy %r, %a/memref.copy %r, %b/' %s > %t.other.mlir
// RUN: freehold-check %t.other.mlir --entry main --subject fh --json | FileCheck %s --check-prefix=OTHER
// In the source the call returns its argument, so the copy goes from a buffer to itself. If the
// result is a copy, as the function boundary ABI requires, the same op writes a buffer whose clone is live.
// CHECK: "reason":"out-of-contract"
// OTHER: "verdict":"agree"
func.func @same(%a: memref<1xi32>) -> memref<1xi32> {
  return %a : memref<1xi32>
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  memref.store %x, %b[%c0] : memref<1xi32>
  %r = call @same(%a) : (memref<1xi32>) -> memref<1xi32>
  memref.copy %r, %a : memref<1xi32> to memref<1xi32>
  %y = memref.load %r[%c0] : memref<1xi32>
  %z = memref.load %b[%c0] : memref<1xi32>
  %sum = arith.addi %y, %z : i32
  return %sum : i32
}
