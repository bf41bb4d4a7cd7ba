// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// The result of a dealloc says whether it left the retained buffer to its owner, who then frees it.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%c: i1, %d: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  %true = arith.constant true
  %o = bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%true, %true)
      retain (%s : memref<4xf32>)
  bufferization.dealloc (%s : memref<4xf32>) if (%o)
  return
}
