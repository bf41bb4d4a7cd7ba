// Layouts of allocations and arguments: an offset at the start, and dimensions in another order.
// RUN: split-file %s %t
// RUN: freehold-run %t/all.mlir --entry offset | FileCheck %s --check-prefix=OFFSET
// RUN: freehold-run %t/all.mlir --entry permuted --args 'memref(2x3;cells=1,2,3,4,5,6)' | FileCheck %s --check-prefix=PERMUTED
// RUN: not freehold-run %t/all.mlir --entry beyond 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not freehold-run %t/all.mlir --entry elsewhere 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
// RUN: not freehold-run %t/all.mlir --entry dynamic --args '2, 3' 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: freehold-check %t/normalize.mlir --pipeline normalize-memrefs | FileCheck %s --check-prefix=AGREE
// RUN: mlir-opt-22 %t/normalize.mlir --normalize-memrefs | sed 's/store %arg0/store %arg1/' > %t/wrong.mlir
// RUN: not freehold-check %t/normalize.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// OFFSET: result 0 = 7 : i32
// OFFSET-NEXT: result 1 = 1 : index
// OFFSET-NEXT: returned
// OFFSET-NOT: leaked
// The first column lies before the second one.
// PERMUTED: result 0 = 3 : i32
// PERMUTED-NEXT: result 1 = 2 : i32
// BEYOND: error: out-of-bounds
// ELSEWHERE: error: bad-free: frees a view that does not start where its buffer does
// DYNAMIC: unsupported: memref.alloc: a value of type
// AGREE: 2 judged = 2 agree
// WRONG: error: observation

//--- all.mlir
func.func @offset() -> (i32, index) {
  %v = arith.constant 7 : i32
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32, strided<[2], offset: 1>>
  memref.store %v, %m[%c3] : memref<4xi32, strided<[2], offset: 1>>
  %x = memref.load %m[%c3] : memref<4xi32, strided<[2], offset: 1>>
  %base, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xi32, strided<[2], offset: 1>> -> memref<i32>, index, index, index
  %c = memref.cast %m : memref<4xi32, strided<[2], offset: 1>> to memref<4xi32, strided<[2], offset: ?>>
  memref.dealloc %c : memref<4xi32, strided<[2], offset: ?>>
  return %x, %o : i32, index
}
func.func @permuted(%m: memref<2x3xi32, affine_map<(i, j) -> (j, i)>>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0, %c1] : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  %y = memref.load %m[%c1, %c0] : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  return %x, %y : i32, i32
}
func.func @beyond() -> i32 {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32, strided<[2], offset: 1>>
  %x = memref.load %m[%c4] : memref<4xi32, strided<[2], offset: 1>>
  return %x : i32
}
func.func @elsewhere() {
  %m = memref.alloc() : memref<4xi32, strided<[2], offset: 1>>
  %v = memref.subview %m[1] [2] [1] : memref<4xi32, strided<[2], offset: 1>> to memref<2xi32, strided<[2], offset: 3>>
  memref.dealloc %v : memref<2xi32, strided<[2], offset: 3>>
  return
}
func.func @dynamic(%a: index, %b: index) {
  %m = memref.alloc(%a, %b) : memref<?x?xi32, affine_map<(i, j) -> (j, i)>>
  memref.dealloc %m : memref<?x?xi32, affine_map<(i, j) -> (j, i)>>
  return
}
//--- normalize.mlir
func.func @offset(%v: i32, %w: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32, strided<[2], offset: 1>>
  memref.store %v, %m[%c1] : memref<4xi32, strided<[2], offset: 1>>
  %x = memref.load %m[%c1] : memref<4xi32, strided<[2], offset: 1>>
  memref.dealloc %m : memref<4xi32, strided<[2], offset: 1>>
  return %x : i32
}
func.func @permuted(%v: i32, %w: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  memref.store %v, %m[%c1, %c2] : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  memref.store %w, %m[%c0, %c1] : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  %x = memref.load %m[%c1, %c2] : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  %y = memref.load %m[%c0, %c1] : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  memref.dealloc %m : memref<2x3xi32, affine_map<(i, j) -> (j, i)>>
  return %x, %y : i32, i32
}
