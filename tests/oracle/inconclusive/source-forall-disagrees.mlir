// Iterations of scf.forall that write one cell: the result depends on their order.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-forall-disagrees.mlir:[[#@LINE+9]]:5"
// CHECK-SAME: "message":"undefined: {{.*}}parallel
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %v = arith.constant 7 : i32
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  scf.forall (%i) in (3) {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%c0] : memref<4xi32>
  }
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}
