// mistake: the column-major original is kept when a dense copy was made
// expected: leak
module {
  func.func @permute(%arg0: memref<?x?xf64>, %arg1: i1) -> memref<?x?xf64, strided<[?, ?], offset: ?>> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf64>
    memref.copy %arg0, %alloc : memref<?x?xf64> to memref<?x?xf64>
    %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<?x?xf64> to memref<?x?xf64, strided<[1, ?]>>
    %0 = scf.if %arg1 -> (memref<?x?xf64, strided<[?, ?], offset: ?>>) {
      %alloc_2 = memref.alloc(%dim_0, %dim) : memref<?x?xf64>
      memref.copy %transpose, %alloc_2 : memref<?x?xf64, strided<[1, ?]>> to memref<?x?xf64>
      %cast = memref.cast %alloc_2 : memref<?x?xf64> to memref<?x?xf64, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<?x?xf64, strided<[?, ?], offset: ?>>
    } else {
      %cast = memref.cast %transpose : memref<?x?xf64, strided<[1, ?]>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
      scf.yield %cast : memref<?x?xf64, strided<[?, ?], offset: ?>>
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?x?xf64> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %0 : memref<?x?xf64, strided<[?, ?], offset: ?>> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_1 : index
    %2 = arith.cmpi eq, %intptr, %intptr_1 : index
    %3 = arith.ori %arg1, %2 : i1
    %4 = scf.if %3 -> (memref<?x?xf64, strided<[?, ?], offset: ?>>) {
      scf.yield %0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
    } else {
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<?x?xf64, strided<[?, ?], offset: ?>> -> memref<f64>, index, index, index, index, index
      %5 = arith.subi %sizes#0, %c1 : index
      %6 = arith.muli %5, %strides#0 : index
      %7 = arith.addi %6, %c1 : index
      %8 = arith.cmpi eq, %sizes#0, %c0 : index
      %9 = arith.subi %sizes#1, %c1 : index
      %10 = arith.muli %9, %strides#1 : index
      %11 = arith.addi %7, %10 : index
      %12 = arith.cmpi eq, %sizes#1, %c0 : index
      %13 = arith.ori %8, %12 : i1
      %14 = arith.addi %11, %offset : index
      %15 = arith.select %13, %c0, %14 : index
      %alloc_2 = memref.alloc(%15) : memref<?xf64>
      %reinterpret_cast = memref.reinterpret_cast %alloc_2 to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<?xf64> to memref<?x?xf64, strided<[?, ?], offset: ?>>
      memref.copy %0, %reinterpret_cast : memref<?x?xf64, strided<[?, ?], offset: ?>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
      scf.yield %reinterpret_cast : memref<?x?xf64, strided<[?, ?], offset: ?>>
    }
    return %4 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  }
}
