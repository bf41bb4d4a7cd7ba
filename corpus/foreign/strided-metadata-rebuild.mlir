// Style: lowering of subviews by hand, strided metadata is taken apart, the offset moved, and the view rebuilt; memory spaces differ.
func.func @window(%a: memref<?x?xi16, strided<[?, ?], offset: ?>, 1>, %i: index, %len: index) -> memref<?xi16, 1> {
  %c0 = arith.constant 0 : index
  %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %a : memref<?x?xi16, strided<[?, ?], offset: ?>, 1> -> memref<i16, 1>, index, index, index, index, index
  %in = arith.cmpi ult, %i, %sizes#0 : index
  cf.assert %in, "row out of range"
  %fits = arith.cmpi ule, %len, %sizes#1 : index
  cf.assert %fits, "window too long"
  %ro = arith.muli %i, %strides#0 : index
  %no = arith.addi %off, %ro : index
  %row = memref.reinterpret_cast %base to offset: [%no], sizes: [%len], strides: [%strides#1] : memref<i16, 1> to memref<?xi16, strided<[?], offset: ?>, 1>
  %t = memref.alloc(%len) : memref<?xi16, 1>
  memref.copy %row, %t : memref<?xi16, strided<[?], offset: ?>, 1> to memref<?xi16, 1>
  %sp = memref.memory_space_cast %t : memref<?xi16, 1> to memref<?xi16>
  %tail = arith.subi %len, %c0 : index
  scf.for %j = %c0 to %tail step %len {
    %v = memref.load %sp[%j] : memref<?xi16>
    %w = arith.addi %v, %v : i16
    memref.store %w, %sp[%j] : memref<?xi16>
  }
  return %t : memref<?xi16, 1>
}
