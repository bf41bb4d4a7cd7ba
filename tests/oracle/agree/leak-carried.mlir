// The good twin of defect/leak-carried.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %first = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%first : memref<2xi32>)
  %last = scf.for %i = %c0 to %c2 step %c1 iter_args(%m = %first) -> memref<2xi32> {
    %x = memref.load %m[%c0] : memref<2xi32>
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    scf.yield %n : memref<2xi32>
  }
  %r = memref.load %last[%c0] : memref<2xi32>
  return %r : i32
}

//--- after.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %first = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%first : memref<2xi32>)
  %last = scf.for %i = %c0 to %c2 step %c1 iter_args(%m = %first) -> memref<2xi32> {
    %x = memref.load %m[%c0] : memref<2xi32>
    %n = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%n : memref<2xi32>)
    memref.dealloc %m : memref<2xi32>
    scf.yield %n : memref<2xi32>
  }
  %r = memref.load %last[%c0] : memref<2xi32>
  memref.dealloc %last : memref<2xi32>
  return %r : i32
}
