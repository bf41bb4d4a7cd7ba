// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %s 2>&1 | FileCheck %s
// An op that the table of effects does not know makes the answer unknown; it is never assumed to do nothing.
// CHECK: @tensor  unknown: bufferization.to_tensor: what it does with a memref is not known
// CHECK: @recursive  proved for all executions
// CHECK: @indirect  unknown: func.call_indirect: its callee is not known
func.func @tensor(%x: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %r = tensor.extract %t[%c0] : tensor<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %r : f32
}
func.func @recursive(%n: i32) {
  %m = memref.alloc() : memref<4xf32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c = arith.cmpi sgt, %n, %zero : i32
  %k = arith.subi %n, %one : i32
  scf.if %c {
    func.call @recursive(%k) : (i32) -> ()
  }
  memref.dealloc %m : memref<4xf32>
  return
}
func.func private @nothing()
func.func @indirect() {
  %f = func.constant @nothing : () -> ()
  %m = memref.alloc() : memref<4xf32>
  func.call_indirect %f() : () -> ()
  memref.dealloc %m : memref<4xf32>
  return
}
// CHECK: @pointer  unknown: llvm.inttoptr: a value of a type that may refer to a buffer
func.func @pointer(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %i = arith.index_cast %p : index to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> f32
  memref.dealloc %m : memref<4xf32>
  return %r : f32
}
// CHECK: @address  unknown: func.call: it passes an address
func.func private @takes(index)
func.func @address() {
  %m = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  memref.dealloc %m : memref<4xf32>
  func.call @takes(%p) : (index) -> ()
  return
}
