// mistake: the fresh table is taken to be kept by the cache, though its contents were copied
// expected: leak
module {
  memref.global "private" @crc_table : memref<256xi32> = dense<0>
  memref.global "private" @crc_ready : memref<i1> = dense<false>
  func.func @crc32(%arg0: memref<?xi8>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c256 = arith.constant 256 : index
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %c255_i32 = arith.constant 255 : i32
    %c-306674912_i32 = arith.constant -306674912 : i32
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    %0 = memref.get_global @crc_ready : memref<i1>
    %1 = memref.get_global @crc_table : memref<256xi32>
    %2 = memref.load %0[] : memref<i1>
    cf.cond_br %2, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<256xi32>
    scf.for %arg1 = %c0 to %c256 step %c1 {
      %5 = arith.index_cast %arg1 : index to i32
      %6 = scf.for %arg2 = %c0 to %c8 step %c1 iter_args(%arg3 = %5) -> (i32) {
        %7 = arith.andi %arg3, %c1_i32 : i32
        %8 = arith.cmpi ne, %7, %c0_i32 : i32
        %9 = arith.shrui %arg3, %c1_i32 : i32
        %10 = arith.xori %9, %c-306674912_i32 : i32
        %11 = arith.select %8, %10, %9 : i32
        scf.yield %11 : i32
      }
      memref.store %6, %alloc[%arg1] : memref<256xi32>
    }
    memref.copy %alloc, %1 : memref<256xi32> to memref<256xi32>
    memref.store %true, %0[] : memref<i1>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %3 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c-1_i32) -> (i32) {
      %5 = memref.load %arg0[%arg1] : memref<?xi8>
      %6 = arith.extui %5 : i8 to i32
      %7 = arith.xori %arg2, %6 : i32
      %8 = arith.andi %7, %c255_i32 : i32
      %9 = arith.index_castui %8 : i32 to index
      %10 = memref.load %1[%9] : memref<256xi32>
      %11 = arith.shrui %arg2, %c8_i32 : i32
      %12 = arith.xori %10, %11 : i32
      scf.yield %12 : i32
    }
    %4 = arith.xori %3, %c-1_i32 : i32
    return %4 : i32
  }
}
