// The body of a function of LLVM counts, although the call only names it. It is the same here.
// RUN: split-file %s %t
// RUN: freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
llvm.func internal @next(%a: i64) -> i64 {
  %c = llvm.mlir.constant(31 : i64) : i64
  %m = llvm.mul %a, %c : i64
  llvm.return %m : i64
}
func.func @f(%x: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi64>
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi64>
    %w = llvm.call @next(%v) : (i64) -> i64
    memref.store %w, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}

//--- after.mlir
llvm.func internal @next(%a: i64) -> i64 {
  %c = llvm.mlir.constant(31 : i64) : i64
  %m = llvm.mul %a, %c : i64
  llvm.return %m : i64
}
func.func @f(%x: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi64>
  %m = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi64>
    %w = llvm.call @next(%v) : (i64) -> i64
    memref.store %w, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}
