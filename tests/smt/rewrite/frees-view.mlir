// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A view that does not begin where its buffer does cannot be freed.
// CHECK: frees-view  refuted: frees what it may not
func.func @src(%m: memref<4xi32> {freehold.owned}, %n: index) {
  memref.dealloc %m : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %n: index) {
  %s = memref.subview %m[%n] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: ?>>
  memref.dealloc %s : memref<1xi32, strided<[1], offset: ?>>
  return
}
