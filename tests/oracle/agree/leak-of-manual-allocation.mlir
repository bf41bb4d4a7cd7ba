// The program itself was to free an allocation with bufferization.manual_deallocation: a pass leaves it alone,
// and the leak is no defect of the pass.
// RUN: freehold-check %s --pipeline ownership-based-buffer-deallocation | FileCheck %s

func.func @f() {
  %v = arith.constant 0 : i32
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  linalg.fill ins(%v : i32) outs(%m : memref<i32>)
  return
}
// CHECK: 1 judged = 1 agree
