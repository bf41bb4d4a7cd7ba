// amx.tile_load: rows of the tile are those of the memref; a stride says otherwise. What is outside of the buffer is an error.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// CHECK: result 0 = {{\[}}[0, 1, 2, 3], [8, 9, 10, 11]] : memref<2x4xi8>
// CHECK: result 1 = {{\[}}[0, 1, 2, 3], [16, 17, 18, 19]] : memref<2x4xi8>
// OUTSIDE: error: out-of-bounds
memref.global constant @g : memref<4x8xi8> = dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29, 30, 31]]>
func.func @main() -> (memref<2x4xi8>, memref<2x4xi8>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %m = memref.get_global @g : memref<4x8xi8>
  %a = memref.alloc() : memref<2x4xi8>
  %b = memref.alloc() : memref<2x4xi8>
  %t = amx.tile_load %m[%c0, %c0] : memref<4x8xi8> into !amx.tile<2x4xi8>
  %u = amx.tile_load %m[%c0, %c0], %c16 : memref<4x8xi8> into !amx.tile<2x4xi8>
  amx.tile_store %a[%c0, %c0], %t : memref<2x4xi8>, !amx.tile<2x4xi8>
  amx.tile_store %b[%c0, %c0], %u : memref<2x4xi8>, !amx.tile<2x4xi8>
  return %a, %b : memref<2x4xi8>, memref<2x4xi8>
}
func.func @outside() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @g : memref<4x8xi8>
  %t = amx.tile_load %m[%c3, %c0] : memref<4x8xi8> into !amx.tile<2x4xi8>
  return
}
