// A buffer that a tensor is materialized in as its only name is not written again, so that iterations do not share it.
// RUN: freehold-opt %s --fh-buffer-loop-hoisting | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-loop-hoisting,fh-buffer-deallocation-pipeline | FileCheck %s --check-prefix=JUDGED
// JUDGED: 1 agree + 0 defect
// CHECK-LABEL: @f
// CHECK: scf.for
// CHECK-NEXT: memref.alloc()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 2 : i32
  %t = arith.constant dense<5> : tensor<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
    bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
    %x = memref.load %m[%c0] : memref<4xi32>
    vector.print %x : i32
  }
  return
}
