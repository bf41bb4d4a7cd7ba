// mistake: the histogram of long images stays
// expected: leak
module {
  func.func @equalize(%arg0: memref<?xi8>) -> memref<?xi8> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c255_i32 = arith.constant 255 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<256xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<256xi32>)
    scf.for %arg1 = %c0 to %dim step %c1 {
      %3 = memref.load %arg0[%arg1] : memref<?xi8>
      %4 = arith.index_castui %3 : i8 to index
      %5 = memref.load %alloc[%4] : memref<256xi32>
      %6 = arith.addi %5, %c1_i32 : i32
      memref.store %6, %alloc[%4] : memref<256xi32>
    }
    %alloc_0 = memref.alloc() : memref<256xi8>
    %0 = arith.index_cast %dim : index to i32
    %1 = arith.maxsi %0, %c1_i32 : i32
    %2 = scf.for %arg1 = %c0 to %c256 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %3 = memref.load %alloc[%arg1] : memref<256xi32>
      %4 = arith.addi %arg2, %3 : i32
      %5 = arith.muli %4, %c255_i32 : i32
      %6 = arith.divui %5, %1 : i32
      %7 = arith.trunci %6 : i32 to i8
      memref.store %7, %alloc_0[%arg1] : memref<256xi8>
      scf.yield %4 : i32
    }
    %alloc_1 = memref.alloc(%dim) : memref<?xi8>
    scf.for %arg1 = %c0 to %dim step %c1 {
      %3 = memref.load %arg0[%arg1] : memref<?xi8>
      %4 = arith.index_castui %3 : i8 to index
      %5 = memref.load %alloc_0[%4] : memref<256xi8>
      memref.store %5, %alloc_1[%arg1] : memref<?xi8>
    }
    %k9 = arith.constant 9 : index
    %sh = arith.cmpi ult, %dim, %k9 : index
    scf.if %sh {
    memref.dealloc %alloc : memref<256xi32>
    }
    memref.dealloc %alloc_0 : memref<256xi8>
    return %alloc_1 : memref<?xi8>
  }
}
