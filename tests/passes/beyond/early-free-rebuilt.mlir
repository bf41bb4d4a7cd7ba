// With free-after-last-use, the free of a buffer goes after the loop that uses it last. The pass rebuilds both nested loops
// to add ownership indicators; the free must not depend on the addresses of the new ops.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-ownership-based-buffer-deallocation{free-after-last-use=true})' | FileCheck %s
// The pass runs alone, since canonicalization would remove all allocations before it.
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations' | FileCheck %s --check-prefix=JUDGED
// JUDGED: = 1 agree + 0 defect + 0 inconclusive; allocations reached the pass in 1 of 1

// CHECK-LABEL: @f
// CHECK: %[[ALLOC:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[ALLOC]]
// CHECK: return
func.func @f(%arg0: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) -> (memref<i32>, memref<i32>, memref<i32>) {
    %alloc = memref.alloc() : memref<i32>
    %1:2 = scf.for %arg5 = %c0 to %c0 step %c1 iter_args(%arg6 = %c0, %arg7 = %arg0) -> (index, memref<i32>) {
      %2 = scf.index_switch %c0 -> memref<i32> 
      default {
        scf.yield %alloc : memref<i32>
      }
      %alloc_1 = memref.alloc() : memref<i32>
      scf.yield %c0, %alloc_1 : index, memref<i32>
    }
    %alloc_0 = memref.alloc() : memref<i32>
    scf.yield %arg0, %arg0, %alloc_0 : memref<i32>, memref<i32>, memref<i32>
  }
  return
}
