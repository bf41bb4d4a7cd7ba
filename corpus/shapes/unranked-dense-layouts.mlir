// Layouts that are asked for of an unranked memref, and that a copy with its elements one after the other has.
func.func private @g(%a: memref<*xi32>) -> memref<*xi32> {
  return %a : memref<*xi32>
}
func.func @dense(%a: memref<*xi32>) -> index {
  %c0 = arith.constant 0 : index
  %u = call @g(%a) : (memref<*xi32>) -> memref<*xi32>
  %p = memref.cast %u : memref<*xi32> to memref<?x4xi32, strided<[4, 1]>>
  %q = memref.cast %u : memref<*xi32> to memref<2x?xi32, strided<[?, 1]>>
  %r = memref.cast %u : memref<*xi32> to memref<2x3x4xi32, strided<[12, 4, 1]>>
  %s = memref.cast %u : memref<*xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %t = memref.cast %u : memref<*xi32> to memref<?x2x4xi32, strided<[8, 4, 1], offset: ?>>
  %d = memref.dim %p, %c0 : memref<?x4xi32, strided<[4, 1]>>
  %e = memref.dim %q, %c0 : memref<2x?xi32, strided<[?, 1]>>
  %f = memref.dim %r, %c0 : memref<2x3x4xi32, strided<[12, 4, 1]>>
  %g = memref.dim %s, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %h = memref.dim %t, %c0 : memref<?x2x4xi32, strided<[8, 4, 1], offset: ?>>
  %x = arith.addi %d, %e : index
  %y = arith.addi %f, %g : index
  %z = arith.addi %x, %y : index
  %w = arith.addi %z, %h : index
  return %w : index
}
