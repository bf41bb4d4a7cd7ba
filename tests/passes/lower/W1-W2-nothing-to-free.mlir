// W1, W2: deallocs that have nothing to free are erased, and their results are false.
// RUN: split-file %s %t
// RUN: freehold-opt %t/good.mlir --pass-pipeline='builtin.module(func.func(fh-bufferization-lower-deallocations))' | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --command 'freehold-opt --fh-bufferization-lower-deallocations' --oracle interp,native
// Bad twin: a lowering whose results are true for retained values would free this.
// RUN: not freehold-check %t/good.mlir --target %t/bad.mlir | FileCheck %t/bad.mlir

//--- good.mlir
// CHECK-LABEL: @empty
// CHECK-NEXT: return
func.func @empty() {
  bufferization.dealloc
  return
}

// CHECK-LABEL: @only_retained
// CHECK: %[[FALSE:.*]] = arith.constant false
// CHECK-NOT: bufferization.dealloc
// CHECK: return %[[FALSE]]
func.func @only_retained(%a: memref<2xi32>) -> i1 {
  %owned = bufferization.dealloc retain (%a : memref<2xi32>)
  return %owned : i1
}

// An operand whose condition is the constant false is treated as if it were absent.
// CHECK-LABEL: @never_freed
// CHECK-NOT: dealloc
// CHECK-NOT: intptr
// CHECK: return
func.func @never_freed(%a: memref<2xi32>, %b: memref<2xi32>) -> i1 {
  %false = arith.constant false
  %owned = bufferization.dealloc (%a : memref<2xi32>) if (%false) retain (%b : memref<2xi32>)
  return %owned : i1
}

//--- bad.mlir
// CHECK: defect: observation
func.func @empty() {
  return
}
func.func @only_retained(%a: memref<2xi32>) -> i1 {
  %owned = arith.constant true
  return %owned : i1
}
func.func @never_freed(%a: memref<2xi32>, %b: memref<2xi32>) -> i1 {
  %owned = arith.constant true
  return %owned : i1
}
