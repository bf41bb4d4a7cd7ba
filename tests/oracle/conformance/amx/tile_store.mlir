// amx.tile_store writes the rows of a tile to rows of the memref, from the indices on. A freed buffer is an error.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry freed --ignore-leaks 2>&1 | FileCheck %s --check-prefix=FREED
// CHECK: result 0 = {{\[}}[7, 7, 7, 7, 7, 7], [7, 7, 0, 0, 0, 0], [7, 7, 0, 0, 0, 0]] : memref<3x6xi8>
// FREED: error: use-after-free
func.func @main() -> memref<3x6xi8> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i8
  %m = memref.alloc() : memref<3x6xi8>
  linalg.fill ins(%seven : i8) outs(%m : memref<3x6xi8>)
  %z = amx.tile_zero : !amx.tile<2x4xi8>
  amx.tile_store %m[%c1, %c2], %z : memref<3x6xi8>, !amx.tile<2x4xi8>
  return %m : memref<3x6xi8>
}
func.func @freed() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2x4xi8>
  %z = amx.tile_zero : !amx.tile<2x4xi8>
  memref.dealloc %m : memref<2x4xi8>
  amx.tile_store %m[%c0, %c0], %z : memref<2x4xi8>, !amx.tile<2x4xi8>
  return
}
