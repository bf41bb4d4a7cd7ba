// Eight bytes hold two elements of i24, which take four bytes each.
// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: element-width-right  proved
func.func @src(%w: i24 {freehold.defined}) -> i24 { return %w : i24 }
func.func @tgt(%w: i24) -> i24 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() {alignment = 16} : memref<8xi8>
  %n = memref.view %m[%c0][] : memref<8xi8> to memref<2xi24>
  memref.store %w, %n[%c1] : memref<2xi24>
  %x = memref.load %n[%c1] : memref<2xi24>
  memref.dealloc %m : memref<8xi8>
  return %x : i24
}
