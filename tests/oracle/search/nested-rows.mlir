// The first inputs that get into the loop over rows share a buffer; the body of the loop in it is reached from there, and
// several inputs get to it, so that wrong bodies show.
// RUN: split-file %s %t
// RUN: freehold-check %t/before.mlir --target %t/before.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"
// CHECK-NOT: "unreached":["
// RUN: not freehold-check %t/before.mlir --target %t/factor.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: not freehold-check %t/before.mlir --target %t/column.mlir --json | FileCheck %s --check-prefix=WRONG
// WRONG: "verdict":"defect"
//--- before.mlir
func.func @f(%pos: memref<?xindex>, %crd: memref<?xindex>, %val: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %y, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %b = memref.load %pos[%i] : memref<?xindex>
    %e = memref.load %pos[%i1] : memref<?xindex>
    scf.for %k = %b to %e step %c1 {
      %j = memref.load %crd[%k] : memref<?xindex>
      %v = memref.load %val[%k] : memref<?xf64>
      %w = memref.load %x[%j] : memref<?xf64>
      %m = arith.mulf %v, %w : f64
      memref.store %m, %y[%i] : memref<?xf64>
    }
  }
  return
}
//--- factor.mlir
func.func @f(%pos: memref<?xindex>, %crd: memref<?xindex>, %val: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %y, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %b = memref.load %pos[%i] : memref<?xindex>
    %e = memref.load %pos[%i1] : memref<?xindex>
    scf.for %k = %b to %e step %c1 {
      %j = memref.load %crd[%k] : memref<?xindex>
      %v = memref.load %val[%k] : memref<?xf64>
      %w = memref.load %x[%j] : memref<?xf64>
      %m = arith.mulf %v, %v : f64
      memref.store %m, %y[%i] : memref<?xf64>
    }
  }
  return
}
//--- column.mlir
func.func @f(%pos: memref<?xindex>, %crd: memref<?xindex>, %val: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %y, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %b = memref.load %pos[%i] : memref<?xindex>
    %e = memref.load %pos[%i1] : memref<?xindex>
    scf.for %k = %b to %e step %c1 {
      %j = memref.load %crd[%k] : memref<?xindex>
      %v = memref.load %val[%k] : memref<?xf64>
      %w = memref.load %x[%k] : memref<?xf64>
      %m = arith.mulf %v, %w : f64
      memref.store %m, %y[%i] : memref<?xf64>
    }
  }
  return
}
