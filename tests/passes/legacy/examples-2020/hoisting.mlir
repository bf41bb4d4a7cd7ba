// Allocations move up to where they dominate all their aliases.
// RUN: freehold-opt %s --fh-buffer-hoisting | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-hoisting,fh-buffer-deallocation,fh-clone-simplification

func.func private @use(memref<2xf32>)
func.func private @use_dynamic(memref<?xf32>)

// CHECK-LABEL: @condBranch(
// CHECK-NEXT: %[[M:.*]] = memref.alloc()
// CHECK-NEXT: cf.cond_br
// CHECK-NOT: memref.alloc
// CHECK: call @use(%[[M]])
// CHECK-NEXT: cf.br ^bb3(%[[M]] : memref<2xf32>)
func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32> {freehold.noalias}) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg1 : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %arg2 : memref<2xf32> to memref<2xf32>
  return
}

// The size is known in bb2 only.
// CHECK-LABEL: @condBranchDynamicType(
// CHECK: cf.cond_br
// CHECK: ^bb2(%[[N:[a-z0-9_]+]]: index)
// CHECK-NEXT: memref.alloc(%[[N]])
func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg3: index) {
  cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
^bb1:
  cf.br ^bb3(%arg1 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb3(%1 : memref<?xf32>)
^bb3(%2: memref<?xf32>):
  call @show(%2) : (memref<?xf32>) -> ()
  return
}

func.func private @show(%from: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %from, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %from[%i] : memref<?xf32>
    vector.print %v : f32
  }
  return
}
