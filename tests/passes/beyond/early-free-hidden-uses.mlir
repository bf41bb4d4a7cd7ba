// A buffer that is used without its name is not freed after its last use by name: a transfer may still be under way,
// or an op of the affine dialect has stored the memref.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation=free-after-last-use=true | FileCheck %s

func.func private @look(memref<1xi32>)

// CHECK-LABEL: @transferred
// CHECK: %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK: memref.dma_start
// CHECK-NOT: bufferization.dealloc (%[[A]]
// CHECK: memref.dma_wait
// CHECK: bufferization.dealloc {{.*}}%[[A]]
func.func @transferred(%source: memref<4xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %tag = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<4xf32>
  memref.dma_start %source[%zero], %a[%zero], %n, %tag[%zero] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_wait %tag[%zero], %n : memref<1xi32>
  call @look(%tag) : (memref<1xi32>) -> ()
  return
}

// A copy is over when control has passed it.
// CHECK-LABEL: @copied
// CHECK: %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK: memref.copy
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<4xf32>) if
// CHECK: call @look
func.func @copied(%source: memref<4xf32>) {
  %tag = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %source, %a : memref<4xf32> to memref<4xf32>
  call @look(%tag) : (memref<1xi32>) -> ()
  return
}

// CHECK-LABEL: @stored
// CHECK: %[[A:.*]] = memref.alloc() : memref<4xf32>
// CHECK: affine.store %[[A]]
// CHECK-NOT: bufferization.dealloc (%[[A]]
// CHECK: memref.load
// CHECK: bufferization.dealloc {{.*}}%[[A]]
func.func @stored() -> f32 {
  %zero = arith.constant 0 : index
  %box = memref.alloc() : memref<1xmemref<4xf32>>
  %a = memref.alloc() : memref<4xf32>
  affine.store %a, %box[0] : memref<1xmemref<4xf32>>
  %b = memref.load %box[%zero] : memref<1xmemref<4xf32>>
  %v = memref.load %b[%zero] : memref<4xf32>
  return %v : f32
}
