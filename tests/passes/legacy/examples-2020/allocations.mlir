// Allocations on heap and stack in one function.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-deallocation
// RUN: freehold-check %s --pipeline fh-buffer-deallocation,fh-clone-simplification

func.func private @use(memref<2xf32>)

// The heap buffer dominates its alias: no clone, one free behind the last use of the alias.
// CHECK-LABEL: @mixedAllocation
// CHECK: memref.alloca
// CHECK: %[[M:.*]] = memref.alloc()
// CHECK-NOT: clone
// CHECK-NOT: dealloc
// CHECK: ^bb3(%[[J:[a-z0-9_]+]]: memref<2xf32>)
// CHECK-NEXT: memref.copy %[[J]]
// CHECK-NEXT: memref.dealloc %[[M]]
// CHECK-NEXT: return
func.func @mixedAllocation(%arg0: i1, %res: memref<2xf32>) {
  %0 = memref.alloca() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb2:
  call @use(%1) : (memref<2xf32>) -> ()
  cf.br ^bb3(%1 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  memref.copy %2, %res : memref<2xf32> to memref<2xf32>
  return
}
