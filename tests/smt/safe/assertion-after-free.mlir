// RUN: freehold-prove safe %s | FileCheck %s
// Where the assertion holds, the buffer is freed once.
// CHECK: @f  proved for all executions
func.func @f(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %m = memref.alloc() : memref<4xf32>
  cf.assert %not, "not freed by the branch"
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return
}
