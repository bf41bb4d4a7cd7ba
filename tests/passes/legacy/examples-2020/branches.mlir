// Aliases at joins of branches get clones.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-opt %s --fh-buffer-deallocation --fh-clone-simplification | FileCheck %s --check-prefix=SIMPLE
// RUN: freehold-check %s --pipeline fh-buffer-deallocation
// RUN: freehold-check %s --pipeline fh-buffer-deallocation,fh-clone-simplification

func.func private @use(memref<2xf32>)
func.func private @use_dynamic(memref<?xf32>)

// CHECK-LABEL: @branch(
// CHECK: %[[M0:.*]] = memref.alloc()
// CHECK: ^bb1:
// CHECK-NEXT: %[[M1:.*]] = memref.alloc()
// CHECK-NEXT: %[[C1:.*]] = bufferization.clone %[[M1]]
// CHECK-NEXT: memref.dealloc %[[M1]]
// CHECK-NEXT: cf.br ^bb3(%[[C1]] : memref<2xf32>)
// CHECK: ^bb2:
// CHECK-NEXT: call @use(%[[M0]])
// CHECK-NEXT: %[[C0:.*]] = bufferization.clone %[[M0]]
// CHECK-NEXT: cf.br ^bb3(%[[C0]] : memref<2xf32>)
// CHECK: ^bb3(%[[J:[a-z0-9_]+]]: memref<2xf32>):
// CHECK-DAG: memref.dealloc %[[M0]]
// CHECK-DAG: memref.copy %[[J]]
// CHECK: memref.dealloc %[[J]]
// CHECK-NEXT: return
//
// The allocation of bb1's clone is unnecessary.
// SIMPLE-LABEL: @branch(
// SIMPLE: %[[M0:.*]] = memref.alloc()
// SIMPLE: ^bb1:
// SIMPLE-NEXT: %[[M1:.*]] = memref.alloc()
// SIMPLE-NEXT: cf.br ^bb3(%[[M1]] : memref<2xf32>)
// SIMPLE: bufferization.clone %[[M0]]
// SIMPLE-NOT: clone
func.func @branch(%arg0: i1, %res: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %1 = memref.alloc() : memref<2xf32>
  cf.br ^bb3(%1 : memref<2xf32>)
^bb2:
  call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  memref.copy %2, %res : memref<2xf32> to memref<2xf32>
  return
}

// CHECK-LABEL: @condBranchDynamicType(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: memref<?xf32>, %{{.*}}: index
// CHECK: ^bb1:
// CHECK-NEXT: %[[CA:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: cf.br ^bb3(%[[CA]] : memref<?xf32>)
// CHECK: ^bb2(%[[N:[a-z0-9_]+]]: index):
// CHECK-NEXT: %[[M:.*]] = memref.alloc(%[[N]])
// CHECK-NEXT: call @use_dynamic(%[[M]])
// CHECK-NEXT: %[[C:.*]] = bufferization.clone %[[M]]
// CHECK-NEXT: memref.dealloc %[[M]]
// CHECK-NEXT: cf.br ^bb3(%[[C]] : memref<?xf32>)
// CHECK: ^bb3(%[[J:[a-z0-9_]+]]: memref<?xf32>):
// CHECK-NEXT: call @show(%[[J]]
// CHECK-NEXT: memref.dealloc %[[J]]
// CHECK-NEXT: return
//
// SIMPLE-LABEL: @condBranchDynamicType(
// SIMPLE: bufferization.clone %{{.*}}
// SIMPLE: %[[M:.*]] = memref.alloc
// SIMPLE-NEXT: call @use_dynamic
// SIMPLE-NEXT: cf.br ^bb3(%[[M]] : memref<?xf32>)
// SIMPLE-NOT: clone
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

// Of the aliases of bb2's allocation, that in bb6 is critical; bb5's and bb7's are not.
// CHECK-LABEL: @condBranchDynamicTypeNested(
// CHECK-SAME: %{{.*}}: i1, %[[A:.*]]: memref<?xf32>, %{{.*}}: index
// CHECK: ^bb1:
// CHECK-NEXT: %[[CA:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: cf.br ^bb6(%[[CA]] : memref<?xf32>)
// CHECK: ^bb2(%{{.*}}: index):
// CHECK-NEXT: %[[M:.*]] = memref.alloc
// CHECK-NOT: clone
// CHECK-NOT: dealloc
// CHECK: ^bb5(%[[J5:[a-z0-9_]+]]: memref<?xf32>):
// CHECK-NEXT: %[[C:.*]] = bufferization.clone %[[J5]]
// CHECK-NEXT: memref.dealloc %[[M]]
// CHECK-NEXT: cf.br ^bb6(%[[C]] : memref<?xf32>)
// CHECK: ^bb6(%[[J6:[a-z0-9_]+]]: memref<?xf32>):
// CHECK-NEXT: cf.br ^bb7(%[[J6]] : memref<?xf32>)
// CHECK: ^bb7(%[[J7:[a-z0-9_]+]]: memref<?xf32>):
// CHECK-NEXT: call @show(%[[J7]]
// CHECK-NEXT: memref.dealloc %[[J6]]
// CHECK-NEXT: return
//
// What bb5 gets is always bb2's allocation.
// SIMPLE-LABEL: @condBranchDynamicTypeNested(
// SIMPLE: bufferization.clone
// SIMPLE: ^bb5(%[[J5:[a-z0-9_]+]]: memref<?xf32>):
// SIMPLE-NEXT: cf.br ^bb6(%[[J5]] : memref<?xf32>)
// SIMPLE-NOT: clone
func.func @condBranchDynamicTypeNested(%arg0: i1, %arg1: memref<?xf32>,
                                       %arg3: index) {
  cf.cond_br %arg0, ^bb1, ^bb2(%arg3: index)
^bb1:
  cf.br ^bb6(%arg1 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.cond_br %arg0, ^bb3, ^bb4
^bb3:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb4:
  cf.br ^bb5(%1 : memref<?xf32>)
^bb5(%2: memref<?xf32>):
  cf.br ^bb6(%2 : memref<?xf32>)
^bb6(%3: memref<?xf32>):
  cf.br ^bb7(%3 : memref<?xf32>)
^bb7(%4: memref<?xf32>):
  call @show(%4) : (memref<?xf32>) -> ()
  return
}

// The original copies to %arg2. That would be a write to a buffer with a live clone where %arg1 and %arg2
// are one buffer, which the interpreter tries.
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
