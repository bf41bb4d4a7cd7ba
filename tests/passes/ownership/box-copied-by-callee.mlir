// A callee that gets a buffer of buffers may return a copy of it, in which what it held is found: buffers that the caller owns
// must not be freed before that is gone, which the pass cannot wait for.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-opt %t/refused.mlir --split-input-file --verify-diagnostics --fh-buffer-deallocation-pipeline

// Bad twin of the refusal: what the callee returns holds no buffers, or its copy is read before the buffer is freed.
// RUN: freehold-check %t/taken.mlir --subject fh --subject fh-dynamic --subject fh-early-free | FileCheck %s
// CHECK: 0 defect + 0 inconclusive

//--- refused.mlir
func.func private @resized(%box: memref<?xmemref<i32>>, %n: index) -> memref<?xmemref<i32>> {
  %r = memref.realloc %box(%n) : memref<?xmemref<i32>> to memref<?xmemref<i32>>
  return %r : memref<?xmemref<i32>>
}
func.func @returned(%n: index, %x: i32) -> memref<?xmemref<i32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %box = memref.alloc(%c1) : memref<?xmemref<i32>>
  memref.store %a, %box[%c0] : memref<?xmemref<i32>>
  // expected-error @below {{stores a buffer that the function owns where it may be reached after the buffer's region has ended}}
  %r = call @resized(%box, %n) : (memref<?xmemref<i32>>, index) -> memref<?xmemref<i32>>
  return %r : memref<?xmemref<i32>>
}

//--- taken.mlir
func.func private @first(%box: memref<1xmemref<i32>>) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.load %box[%c0] : memref<1xmemref<i32>>
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
func.func private @copied(%box: memref<1xmemref<i32>>) -> memref<1xmemref<i32>> {
  %r = memref.alloc() : memref<1xmemref<i32>>
  memref.copy %box, %r : memref<1xmemref<i32>> to memref<1xmemref<i32>>
  return %r : memref<1xmemref<i32>>
}
func.func @scalar(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %box = memref.alloc() : memref<1xmemref<i32>>
  memref.store %a, %box[%c0] : memref<1xmemref<i32>>
  %r = call @first(%box) : (memref<1xmemref<i32>>) -> i32
  return %r : i32
}
func.func @read_here(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %box = memref.alloc() : memref<1xmemref<i32>>
  memref.store %a, %box[%c0] : memref<1xmemref<i32>>
  %r = call @copied(%box) : (memref<1xmemref<i32>>) -> memref<1xmemref<i32>>
  %m = memref.load %r[%c0] : memref<1xmemref<i32>>
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
