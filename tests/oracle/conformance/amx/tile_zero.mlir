// amx.tile_zero makes a tile of zeros.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = {{\[}}[0, 0], [0, 0]] : memref<2x2xf32>
func.func @main() -> memref<2x2xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2x2xf32>
  %z = amx.tile_zero : !amx.tile<2x2xf32>
  amx.tile_store %m[%c0, %c0], %z : memref<2x2xf32>, !amx.tile<2x2xf32>
  return %m : memref<2x2xf32>
}
