// K3: a new buffer that is a copy of a freed buffer is replaced by that buffer.
// RUN: freehold-opt %s --fh-clone-simplification | FileCheck %s
// RUN: freehold-check %s --pipeline fh-clone-simplification
// RUN: freehold-opt %s --fh-clone-simplification=copies=false | FileCheck %s --check-prefix=OFF
// OFF-COUNT-11: memref.copy

// CHECK-LABEL: @good
// CHECK: %[[S:.*]] = memref.alloc
// CHECK-NEXT: memref.store %{{.*}}, %[[S]]
// CHECK-NEXT: return %[[S]]
func.func @good(%x: f32) -> memref<f32> {
  %s = memref.alloc() : memref<f32>
  memref.store %x, %s[] : memref<f32>
  %t = memref.alloc() : memref<f32>
  memref.copy %s, %t : memref<f32> to memref<f32>
  memref.dealloc %s : memref<f32>
  return %t : memref<f32>
}

// Sizes agree, since the copy asks for it.
// CHECK-LABEL: @good_sizes
// CHECK: %[[S:.*]] = memref.alloc(
// CHECK: memref.cast %[[S]] : memref<?xf32> to memref<4xf32>
// CHECK-NOT: memref.copy
func.func @good_sizes(%x: f32) -> memref<4xf32> {
  %c4 = arith.constant 4 : index
  %s = memref.alloc(%c4) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%s : memref<?xf32>)
  %t = memref.alloc() : memref<4xf32>
  memref.copy %s, %t : memref<?xf32> to memref<4xf32>
  memref.dealloc %s : memref<?xf32>
  return %t : memref<4xf32>
}

// The target is written behind the copy: it is the only one then.
// CHECK-LABEL: @good_written_behind
// CHECK-NOT: memref.copy
// CHECK: return
func.func @good_written_behind(%x: f32, %y: f32) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%s : memref<2xf32>)
  %t = memref.alloc() : memref<2xf32>
  memref.copy %s, %t : memref<2xf32> to memref<2xf32>
  memref.store %y, %t[%c0] : memref<2xf32>
  memref.dealloc %s : memref<2xf32>
  return %t : memref<2xf32>
}

// CHECK-LABEL: @bad_source_used
// CHECK: memref.copy
func.func @bad_source_used(%x: f32, %y: f32) -> (memref<f32>, f32) {
  %s = memref.alloc() : memref<f32>
  memref.store %x, %s[] : memref<f32>
  %t = memref.alloc() : memref<f32>
  memref.copy %s, %t : memref<f32> to memref<f32>
  memref.store %y, %t[] : memref<f32>
  %v = memref.load %s[] : memref<f32>
  memref.dealloc %s : memref<f32>
  return %t, %v : memref<f32>, f32
}

// CHECK-LABEL: @bad_target_written_before
// CHECK: memref.copy
func.func @bad_target_written_before(%x: f32, %y: f32) -> (memref<2xf32>, f32) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<2xf32>
  linalg.fill ins(%y : f32) outs(%t : memref<2xf32>)
  %v = memref.load %t[%c0] : memref<2xf32>
  %s = memref.alloc() : memref<2xf32>
  memref.store %x, %s[%c0] : memref<2xf32>
  memref.copy %s, %t : memref<2xf32> to memref<2xf32>
  memref.dealloc %s : memref<2xf32>
  return %t, %v : memref<2xf32>, f32
}

// Only part of the target is copied to: its view is an earlier use.
// CHECK-LABEL: @bad_part
// CHECK: memref.copy
func.func @bad_part(%x: f32) -> memref<4xf32> {
  %s = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%s : memref<2xf32>)
  %t = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<4xf32>)
  %v = memref.subview %t[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  memref.copy %s, %v : memref<2xf32> to memref<2xf32, strided<[1], offset: 2>>
  memref.dealloc %s : memref<2xf32>
  return %t : memref<4xf32>
}

// The target's size is computed before the source exists.
// CHECK-LABEL: @bad_mentioned_before
// CHECK: memref.copy
func.func @bad_mentioned_before(%x: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %t = memref.alloc(%c4) : memref<?xf32>
  %d = memref.dim %t, %c0 : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<?xf32>)
  %s = memref.alloc(%d) : memref<?xf32>
  memref.store %x, %s[%c0] : memref<?xf32>
  memref.copy %s, %t : memref<?xf32> to memref<?xf32>
  memref.dealloc %s : memref<?xf32>
  return %t : memref<?xf32>
}

// CHECK-LABEL: @bad_alignment
// CHECK: memref.copy
func.func @bad_alignment(%x: f32) -> memref<f32> {
  %s = memref.alloc() : memref<f32>
  memref.store %x, %s[] : memref<f32>
  %t = memref.alloc() {alignment = 64 : i64} : memref<f32>
  memref.copy %s, %t : memref<f32> to memref<f32>
  memref.dealloc %s : memref<f32>
  return %t : memref<f32>
}

// CHECK-LABEL: @good_alignment
// CHECK-NOT: memref.copy
// CHECK: return
func.func @good_alignment(%x: f32) -> memref<f32> {
  %s = memref.alloc() {alignment = 128 : i64} : memref<f32>
  memref.store %x, %s[] : memref<f32>
  %t = memref.alloc() {alignment = 64 : i64} : memref<f32>
  memref.copy %s, %t : memref<f32> to memref<f32>
  memref.dealloc %s : memref<f32>
  return %t : memref<f32>
}

// A clone of the source lives on: it forbids writes to the source, not to the copy.
// CHECK-LABEL: @bad_cloned
// CHECK: memref.copy
func.func @bad_cloned(%x: f32, %y: f32) -> (memref<f32>, memref<f32>) {
  %s = memref.alloc() : memref<f32>
  memref.store %x, %s[] : memref<f32>
  %n = bufferization.clone %s : memref<f32> to memref<f32>
  %t = memref.alloc() : memref<f32>
  memref.copy %s, %t : memref<f32> to memref<f32>
  memref.dealloc %s : memref<f32>
  memref.store %y, %t[] : memref<f32>
  return %t, %n : memref<f32>, memref<f32>
}

// The copy is on one path only.
// CHECK-LABEL: @bad_other_block
// CHECK: memref.copy
func.func @bad_other_block(%x: f32, %c: i1) -> memref<f32> {
  %s = memref.alloc() : memref<f32>
  memref.store %x, %s[] : memref<f32>
  %t = memref.alloc() : memref<f32>
  scf.if %c {
    memref.copy %s, %t : memref<f32> to memref<f32>
  } else {
    memref.store %x, %t[] : memref<f32>
  }
  memref.dealloc %s : memref<f32>
  return %t : memref<f32>
}
