// amx.tile_muli adds the products of groups of four bytes, each signed unless the op says zext.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = {{\[}}[-10]] : memref<1x1xi32>
// CHECK: result 1 = {{\[}}[2550]] : memref<1x1xi32>
memref.global constant @a : memref<1x4xi8> = dense<[[-1, 0, 0, 0]]>
memref.global constant @b : memref<1x4xi8> = dense<[[10, 20, 30, 40]]>
func.func @main() -> (memref<1x1xi32>, memref<1x1xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.get_global @a : memref<1x4xi8>
  %b = memref.get_global @b : memref<1x4xi8>
  %c = memref.alloc() : memref<1x1xi32>
  %d = memref.alloc() : memref<1x1xi32>
  %x = amx.tile_load %a[%c0, %c0] : memref<1x4xi8> into !amx.tile<1x4xi8>
  %y = amx.tile_load %b[%c0, %c0] : memref<1x4xi8> into !amx.tile<1x4xi8>
  %z = amx.tile_zero : !amx.tile<1x1xi32>
  %r = amx.tile_muli %x, %y, %z : !amx.tile<1x4xi8>, !amx.tile<1x4xi8>, !amx.tile<1x1xi32>
  %s = amx.tile_muli %x zext, %y, %z : !amx.tile<1x4xi8>, !amx.tile<1x4xi8>, !amx.tile<1x1xi32>
  amx.tile_store %c[%c0, %c0], %r : memref<1x1xi32>, !amx.tile<1x1xi32>
  amx.tile_store %d[%c0, %c0], %s : memref<1x1xi32>, !amx.tile<1x1xi32>
  return %c, %d : memref<1x1xi32>, memref<1x1xi32>
}
