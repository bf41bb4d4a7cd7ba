// expected: safe
// This is what fh makes of corpus/foreign/alloca-vs-heap-threshold.mlir.
module {
  func.func @checksum(%arg0: memref<?xi16>) -> i16 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0_i16 = arith.constant 0 : i16
    %c31_i16 = arith.constant 31 : i16
    %dim = memref.dim %arg0, %c0 : memref<?xi16>
    %0 = arith.cmpi ule, %dim, %c4 : index
    %alloca = memref.alloca() : memref<4xi16>
    %1 = arith.cmpi ugt, %dim, %c4 : index
    %2 = scf.if %0 -> (memref<?xi16, strided<[1]>>) {
      %subview = memref.subview %alloca[0] [%dim] [1] : memref<4xi16> to memref<?xi16, strided<[1]>>
      scf.yield %subview : memref<?xi16, strided<[1]>>
    } else {
      %alloc = memref.alloc(%dim) : memref<?xi16>
      %cast = memref.cast %alloc : memref<?xi16> to memref<?xi16, strided<[1]>>
      scf.yield %cast : memref<?xi16, strided<[1]>>
    }
    memref.copy %arg0, %2 : memref<?xi16> to memref<?xi16, strided<[1]>>
    %3 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0_i16) -> (i16) {
      %4 = memref.load %2[%arg1] : memref<?xi16, strided<[1]>>
      %5 = arith.muli %arg2, %c31_i16 : i16
      %6 = arith.addi %5, %4 : i16
      scf.yield %6 : i16
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %2 : memref<?xi16, strided<[1]>> -> memref<i16>, index, index, index
    scf.if %1 {
      memref.dealloc %base_buffer : memref<i16>
    }
    return %3 : i16
  }
}

