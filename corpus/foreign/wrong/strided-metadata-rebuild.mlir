// mistake: the buffer is freed before it is returned
// expected: abi
module {
  func.func @window(%arg0: memref<?x?xi16, strided<[?, ?], offset: ?>, 1>, %arg1: index, %arg2: index) -> memref<?xi16, 1> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xi16, strided<[?, ?], offset: ?>, 1> -> memref<i16, 1>, index, index, index, index, index
    %0 = arith.cmpi ult, %arg1, %sizes#0 : index
    cf.assert %0, "row out of range"
    %1 = arith.cmpi ule, %arg2, %sizes#1 : index
    cf.assert %1, "window too long"
    %2 = arith.muli %arg1, %strides#0 : index
    %3 = arith.addi %offset, %2 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%3], sizes: [%arg2], strides: [%strides#1] : memref<?x?xi16, strided<[?, ?], offset: ?>, 1> to memref<?xi16, strided<[?], offset: ?>, 1>
    %alloc = memref.alloc(%arg2) : memref<?xi16, 1>
    memref.copy %reinterpret_cast, %alloc : memref<?xi16, strided<[?], offset: ?>, 1> to memref<?xi16, 1>
    %memspacecast = memref.memory_space_cast %alloc : memref<?xi16, 1> to memref<?xi16>
    scf.for %arg3 = %c0 to %arg2 step %arg2 {
      %4 = memref.load %memspacecast[%arg3] : memref<?xi16>
      %5 = arith.addi %4, %4 : i16
      memref.store %5, %memspacecast[%arg3] : memref<?xi16>
    }
  memref.dealloc %alloc : memref<?xi16, 1>
    return %alloc : memref<?xi16, 1>
  }
}

