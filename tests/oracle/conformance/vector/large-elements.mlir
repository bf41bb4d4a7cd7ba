// A buffer's elements may be vectors of more bytes than malloc aligns to.
// RUN: split-file %s %t
// RUN: freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s
// RUN: not freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// CHECK: "verdict":"agree"
// WRONG: "kind":"observation"
//--- before.mlir
func.func @f(%m: memref<2x8xf32>, %i: i1) -> vector<8xf32> {
  %r = arith.index_castui %i : i1 to index
  %a = memref.alloc() : memref<2xvector<8xf32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.load %m[%c0, %c0] : memref<2x8xf32>, vector<8xf32>
  %w = vector.load %m[%c1, %c0] : memref<2x8xf32>, vector<8xf32>
  memref.store %v, %a[%c0] : memref<2xvector<8xf32>>
  memref.store %w, %a[%c1] : memref<2xvector<8xf32>>
  %x = memref.load %a[%r] : memref<2xvector<8xf32>>
  memref.dealloc %a : memref<2xvector<8xf32>>
  return %x : vector<8xf32>
}
//--- right.mlir
func.func @f(%m: memref<2x8xf32>, %i: i1) -> vector<8xf32> {
  %r = arith.index_castui %i : i1 to index
  %c0 = arith.constant 0 : index
  %x = vector.load %m[%r, %c0] : memref<2x8xf32>, vector<8xf32>
  return %x : vector<8xf32>
}
//--- wrong.mlir
func.func @f(%m: memref<2x8xf32>, %i: i1) -> vector<8xf32> {
  %r = arith.index_castui %i : i1 to index
  %c0 = arith.constant 0 : index
  %x = vector.load %m[%c0, %c0] : memref<2x8xf32>, vector<8xf32>
  return %x : vector<8xf32>
}
