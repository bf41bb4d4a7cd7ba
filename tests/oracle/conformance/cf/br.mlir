// RUN: freehold-run %s | FileCheck %s

// Block arguments take their values all at once: three swaps of (1, 2) leave (2, 1).
// CHECK-LABEL: @swap_scalars()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 1 : i32
// CHECK-NEXT: returned
func.func @swap_scalars() -> (i32, i32) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^head(%one, %two, %c0 : i32, i32, index)
^head(%a: i32, %b: i32, %i: index):
  %more = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%b, %a, %next : i32, i32, index)
^exit:
  return %a, %b : i32, i32
}

// A rotation needs more than one saved value: (1, 2, 3) -> (2, 3, 1) -> (3, 1, 2).
// CHECK-LABEL: @rotate_wide()
// CHECK-NEXT: result 0 = 3 : i128
// CHECK-NEXT: result 1 = 1 : i128
// CHECK-NEXT: result 2 = 2 : i128
func.func @rotate_wide() -> (i128, i128, i128) {
  %one = arith.constant 1 : i128
  %two = arith.constant 2 : i128
  %three = arith.constant 3 : i128
  %true = arith.constant true
  %false = arith.constant false
  cf.br ^head(%one, %two, %three, %true : i128, i128, i128, i1)
^head(%a: i128, %b: i128, %c: i128, %again: i1):
  cf.cond_br %again, ^body, ^exit
^body:
  cf.br ^second(%b, %c, %a : i128, i128, i128)
^second(%d: i128, %e: i128, %f: i128):
  cf.br ^head(%e, %f, %d, %false : i128, i128, i128, i1)
^exit:
  return %a, %b, %c : i128, i128, i128
}

// Memrefs are moved with offset, sizes and strides. %v is every second element of %a.
// CHECK-LABEL: @swap_memrefs()
// CHECK-NEXT: result 0 = 20 : i32
// CHECK-NEXT: result 1 = 11 : i32
// CHECK-NEXT: result 2 = 2 : index
// CHECK-NEXT: result 3 = 3 : index
// CHECK-NEXT: returned
func.func @swap_memrefs() -> (i32, i32, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v11 = arith.constant 11 : i32
  %v20 = arith.constant 20 : i32
  %a = memref.alloc() : memref<6xi32>
  %b = memref.alloc() : memref<4xi32>
  memref.store %v11, %a[%c1] : memref<6xi32>
  memref.store %v20, %b[%c0] : memref<4xi32>
  %n2 = arith.constant 2 : index
  %n3 = arith.constant 3 : index
  %va = memref.subview %a[%c1] [%n3] [%n2] : memref<6xi32> to memref<?xi32, strided<[?], offset: ?>>
  %vb = memref.subview %b[%c0] [%n2] [%n2] : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  cf.br ^first(%va, %vb : memref<?xi32, strided<[?], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>)
^first(%x: memref<?xi32, strided<[?], offset: ?>>, %y: memref<?xi32, strided<[?], offset: ?>>):
  cf.br ^second(%y, %x : memref<?xi32, strided<[?], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>)
^second(%p: memref<?xi32, strided<[?], offset: ?>>, %q: memref<?xi32, strided<[?], offset: ?>>):
  %r0 = memref.load %p[%c0] : memref<?xi32, strided<[?], offset: ?>>
  %r1 = memref.load %q[%c0] : memref<?xi32, strided<[?], offset: ?>>
  %d0 = memref.dim %p, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %d1 = memref.dim %q, %c0 : memref<?xi32, strided<[?], offset: ?>>
  memref.dealloc %a : memref<6xi32>
  memref.dealloc %b : memref<4xi32>
  return %r0, %r1, %d0, %d1 : i32, i32, index, index
}
