// S11: a clone that is freed while its source lives is replaced by the source.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-SAME: %[[M:.*]]: memref<f32>
// CHECK-NOT: bufferization
// CHECK: memref.load %[[M]]
func.func @good(%m: memref<f32>) -> f32 {
  %true = arith.constant true
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %v = memref.load %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}

// The source, by another name, is freed while the clone is in use.
// CHECK-LABEL: @bad_alias
// CHECK: bufferization.clone
func.func @bad_alias(%m: memref<f32>, %p: memref<f32>, %c: i1) -> f32 {
  %true = arith.constant true
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%p : memref<f32>) if (%c)
  %v = memref.load %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}

// The clone goes around a loop.
// CHECK-LABEL: @bad_flow
// CHECK: bufferization.clone
func.func @bad_flow(%m: memref<f32>, %o: memref<f32>, %k: index) -> f32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%j = %n) -> memref<f32> {
    scf.yield %o : memref<f32>
  }
  %v = memref.load %r[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}

// The strides may be others than the clone's: a cast would be wrong.
// CHECK-LABEL: @bad_layout
// CHECK: bufferization.clone
func.func @bad_layout(%m: memref<2xf32, strided<[?]>>) -> f32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : index
  %n = bufferization.clone %m : memref<2xf32, strided<[?]>> to memref<2xf32>
  %v = memref.load %n[%c1] : memref<2xf32>
  bufferization.dealloc (%n : memref<2xf32>) if (%true)
  return %v : f32
}

func.func private @take(memref<f32> {freehold.arg_ownership = "owned"})
func.func private @look(memref<f32>)

// A callee that only borrows the source does not free it.
// CHECK-LABEL: @good_lent
// CHECK-NOT: bufferization
// CHECK: return
func.func @good_lent(%m: memref<f32>) -> f32 {
  %true = arith.constant true
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  call @look(%m) : (memref<f32>) -> ()
  %v = memref.load %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}

// The source is handed over to a callee, which frees it.
// CHECK-LABEL: @bad_handed_over
// CHECK: bufferization.clone
func.func @bad_handed_over(%m: memref<f32>) -> f32 {
  %true = arith.constant true
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  call @take(%m) : (memref<f32>) -> ()
  %v = memref.load %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}

// What is freed is another shape of the clone.
// CHECK-LABEL: @good_shape_freed
// CHECK-SAME: %[[M:[a-z0-9]*]]: memref<4xf32>
// CHECK-NOT: bufferization
// CHECK: memref.load %[[M]]
// CHECK-NOT: dealloc
func.func @good_shape_freed(%m: memref<4xf32>, %i: index) -> f32 {
  %n = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %v = memref.load %n[%i] : memref<4xf32>
  %e = memref.expand_shape %n [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  memref.dealloc %e : memref<2x2xf32>
  return %v : f32
}

// The two buffers are promised to be different ones.
// CHECK-LABEL: @bad_compared
// CHECK: bufferization.clone
func.func @bad_compared(%m: memref<f32>) -> f32 {
  %true = arith.constant true
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %p, %q = memref.distinct_objects %m, %n : memref<f32>, memref<f32>
  %v = memref.load %q[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}
