// An i24 takes four bytes in memory: element 1 of a view lies at bytes 4 to 7, outside of a buffer of 6.
// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: refuted: is out of bounds (memref.{{load|store}}: out of bounds)
// CHECK: out-of-bounds: writes 4 bytes at byte 4 of a buffer of 6 bytes
func.func @src(%w: i24 {freehold.defined}) -> i24 { return %w : i24 }
func.func @tgt(%w: i24) -> i24 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<6xi8>
  %n = memref.view %m[%c0][] : memref<6xi8> to memref<2xi24>
  memref.store %w, %n[%c1] : memref<2xi24>
  %x = memref.load %n[%c1] : memref<2xi24>
  memref.dealloc %m : memref<6xi8>
  return %x : i24
}
