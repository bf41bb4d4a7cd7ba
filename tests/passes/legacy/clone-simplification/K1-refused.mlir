// K1 is not applied to these programs, whose IR is unusual, and leaves them as they are.
// RUN: freehold-opt %s --allow-unregistered-dialect --fh-clone-simplification | FileCheck %s

// Layouts that no cast relates, or that one may relate at run time only.
// CHECK-LABEL: @bad_layout
// CHECK: bufferization.clone
func.func @bad_layout() -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32, strided<[2]>>
  %n = bufferization.clone %m : memref<4xf32, strided<[2]>> to memref<4xf32>
  memref.dealloc %m : memref<4xf32, strided<[2]>>
  return %n : memref<4xf32>
}

// CHECK-LABEL: @bad_dynamic_layout
// CHECK: bufferization.clone
func.func private @bad_dynamic_layout(%m: memref<4xf32, strided<[?]>>) -> memref<4xf32> {
  %n = bufferization.clone %m : memref<4xf32, strided<[?]>> to memref<4xf32>
  memref.dealloc %m : memref<4xf32, strided<[?]>>
  return %n : memref<4xf32>
}

// CHECK-LABEL: @bad_from_unranked
// CHECK: bufferization.clone
func.func private @bad_from_unranked(%m: memref<*xf32>) -> memref<4xf32> {
  %n = bufferization.clone %m : memref<*xf32> to memref<4xf32>
  memref.dealloc %m : memref<*xf32>
  return %n : memref<4xf32>
}

// CHECK-LABEL: @to_unranked
// CHECK: memref.cast
// CHECK-NOT: clone
func.func private @to_unranked(%m: memref<4xf32>) -> memref<*xf32> {
  %n = bufferization.clone %m : memref<4xf32> to memref<*xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<*xf32>
}

// Whether the source is freed depends on a condition.
// CHECK-LABEL: @bad_condition
// CHECK: bufferization.clone
func.func @bad_condition(%c: i1) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%c)
  return %n : memref<f32>
}

// The source is a view at another address than its allocation: a clone of it can be freed, the view cannot.
// CHECK-LABEL: @bad_view
// CHECK: bufferization.clone
func.func @bad_view(%x: f32, %k: index) -> memref<2xf32> {
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %v = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  %n = bufferization.clone %v : memref<2xf32, strided<[1], offset: 2>> to memref<2xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<2xf32>
}

// An op whose effects are unknown.
// CHECK-LABEL: @bad_unknown_op
// CHECK: bufferization.clone
func.func @bad_unknown_op() -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  "test.unknown"(%m) : (memref<f32>) -> ()
  memref.dealloc %m : memref<f32>
  return %n : memref<f32>
}

// A buffer that is managed by hand.
// CHECK-LABEL: @bad_manual
// CHECK: bufferization.clone
func.func @bad_manual() -> memref<f32> {
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m {bufferization.manual_deallocation} : memref<f32>
  return %n : memref<f32>
}

// Blocks that are not reached may hold anything.
// CHECK-LABEL: @bad_unreachable
// CHECK: bufferization.clone
func.func @bad_unreachable() {
  return
^bb1:
  %m = bufferization.clone %n : memref<f32> to memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %n : memref<f32>
  cf.br ^bb1
}

// Tensors of the buffer are read between.
// CHECK-LABEL: @bad_tensor
// CHECK: bufferization.clone
func.func @bad_tensor(%x: f32) -> (f32, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %t = bufferization.to_tensor %m restrict : memref<f32> to tensor<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %v = tensor.extract %t[] : tensor<f32>
  memref.dealloc %m : memref<f32>
  return %v, %n : f32, memref<f32>
}

// CHECK-LABEL: module @graph
// CHECK: bufferization.clone
module @graph {
  "test.graph"() ({
    %n = bufferization.clone %m : memref<f32> to memref<f32>
    memref.dealloc %m : memref<f32>
    %m = memref.alloc() : memref<f32>
  }) : () -> ()
  func.func @empty() {
    return
  }
  func.func private @external(memref<*xf32>)
}
