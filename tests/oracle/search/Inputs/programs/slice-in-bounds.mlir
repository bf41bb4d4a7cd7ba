// Precondition: offset + size <= the length, and the size is positive.
// Words: cf.assert: the slice ends in the buffer
func.func @slice(%a: memref<?xi16>, %offset: index, %size: index) -> memref<?xi16> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xi16>
  %pos = arith.cmpi sgt, %size, %c0 : index
  cf.assert %pos, "an empty slice"
  %nonneg = arith.cmpi sgt, %offset, %c0 : index
  cf.assert %nonneg, "the offset is positive"
  %end = arith.addi %offset, %size : index
  %in = arith.cmpi sle, %end, %n : index
  cf.assert %in, "the slice ends in the buffer"
  %v = memref.subview %a[%offset] [%size] [1] : memref<?xi16> to memref<?xi16, strided<[1], offset: ?>>
  %out = memref.alloc(%size) : memref<?xi16>
  memref.copy %v, %out : memref<?xi16, strided<[1], offset: ?>> to memref<?xi16>
  return %out : memref<?xi16>
}
