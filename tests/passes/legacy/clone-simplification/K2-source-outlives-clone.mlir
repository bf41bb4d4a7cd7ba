// K2: a clone that is freed while its source lives is replaced by the source.
// RUN: freehold-opt %s --fh-clone-simplification | FileCheck %s
// RUN: freehold-check %s --pipeline fh-clone-simplification

// CHECK-LABEL: @argument
// CHECK-SAME: %[[A:.*]]: memref<f32>
// CHECK-NOT: bufferization
// CHECK: memref.load %[[A]]
// CHECK-NOT: dealloc
func.func @argument(%a: memref<f32>) -> f32 {
  %n = bufferization.clone %a : memref<f32> to memref<f32>
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  return %v : f32
}

memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>
func.func private @show(memref<f32>)

// CHECK-LABEL: @global_and_stack
// CHECK-NOT: clone
// CHECK: return
func.func @global_and_stack(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xf32>
  %s = memref.alloca() : memref<2xf32>
  memref.copy %g, %s : memref<2xf32> to memref<2xf32>
  %m = bufferization.clone %g : memref<2xf32> to memref<2xf32>
  %n = bufferization.clone %s : memref<2xf32> to memref<2xf32>
  %v = memref.load %m[%c0] : memref<2xf32>
  %w = memref.load %n[%c0] : memref<2xf32>
  %r = arith.addf %v, %w : f32
  memref.dealloc %m : memref<2xf32>
  memref.dealloc %n : memref<2xf32>
  return %r : f32
}

// One in the other, and a view of the source.
// CHECK-LABEL: @nested
// CHECK: %[[V:.*]] = memref.subview
// CHECK: %[[C:.*]] = memref.cast %[[V]] : memref<2xf32, strided<[1]>> to memref<2xf32>
// CHECK-NOT: clone
// CHECK: memref.load %[[C]]
func.func @nested(%a: memref<4xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %m = bufferization.clone %s : memref<2xf32, strided<[1]>> to memref<2xf32>
  %n = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  %v = memref.load %n[%c1] : memref<2xf32>
  memref.dealloc %n : memref<2xf32>
  memref.dealloc %m : memref<2xf32>
  return %v : f32
}

// The source is freed while the clone is in use.
// CHECK-LABEL: @bad_freed_between
// CHECK: bufferization.clone
func.func @bad_freed_between(%x: f32, %c: i1) -> f32 {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %k = memref.alloc() : memref<f32>
  memref.store %x, %k[] : memref<f32>
  %p = arith.select %c, %m, %k : memref<f32>
  %q = arith.select %c, %k, %m : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %p : memref<f32>
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  memref.dealloc %q : memref<f32>
  return %v : f32
}

// CHECK-LABEL: @bad_freed_in_region
// CHECK: bufferization.clone
func.func @bad_freed_in_region(%x: f32, %c: i1) -> f32 {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  scf.if %c {
    memref.dealloc %m : memref<f32>
  }
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  scf.if %c {
  } else {
    memref.dealloc %m : memref<f32>
  }
  return %v : f32
}

// By a callee; a declared function would not.
// CHECK-LABEL: func.func private @frees
// CHECK-LABEL: @bad_freed_by_callee
// CHECK: bufferization.clone
func.func private @frees(%a: memref<f32>) {
  memref.dealloc %a : memref<f32>
  return
}
func.func @bad_freed_by_callee(%x: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  func.call @frees(%m) : (memref<f32>) -> ()
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  return %v : f32
}

// By a reallocation.
// CHECK-LABEL: @bad_reallocated
// CHECK: bufferization.clone
func.func @bad_reallocated(%x: f32, %k: index) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %n = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %p = memref.realloc %m : memref<4xf32> to memref<8xf32>
  %v = memref.load %n[%c0] : memref<4xf32>
  %w = memref.load %p[%c0] : memref<8xf32>
  %r = arith.addf %v, %w : f32
  memref.dealloc %n : memref<4xf32>
  memref.dealloc %p : memref<8xf32>
  return %r : f32
}

// The clone goes on living: it is freed elsewhere.
// CHECK-LABEL: @bad_freed_elsewhere
// CHECK: bufferization.clone
func.func @bad_freed_elsewhere(%a: memref<f32>, %c: i1) -> f32 {
  %n = bufferization.clone %a : memref<f32> to memref<f32>
  cf.cond_br %c, ^left, ^right
^left:
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  return %v : f32
^right:
  %w = memref.load %a[] : memref<f32>
  memref.dealloc %n : memref<f32>
  return %w : f32
}

// The strides of the source are not known: a cast to the clone's type may not hold.
// CHECK-LABEL: func.func private @bad_layout
// CHECK: bufferization.clone
func.func private @bad_layout(%m: memref<2xf32, strided<[?]>>) -> f32 {
  %c1 = arith.constant 1 : index
  %n = bufferization.clone %m : memref<2xf32, strided<[?]>> to memref<2xf32>
  %v = memref.load %n[%c1] : memref<2xf32>
  memref.dealloc %n : memref<2xf32>
  return %v : f32
}
func.func @layout_caller(%a: memref<4xf32>) -> f32 {
  %s = memref.subview %a[0] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2]>>
  %k = memref.cast %s : memref<2xf32, strided<[2]>> to memref<2xf32, strided<[?]>>
  %v = func.call @bad_layout(%k) : (memref<2xf32, strided<[?]>>) -> f32
  return %v : f32
}
