// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @reshape(%arg0: memref<?x?xf32>, %arg1: memref<2xi64>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1_i64 = arith.constant -1 : i64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.muli %dim, %dim_0 : index
    %1 = arith.index_cast %0 : index to i64
    %2 = memref.load %arg1[%c0] : memref<2xi64>
    %3 = memref.load %arg1[%c1] : memref<2xi64>
    %4 = arith.cmpi eq, %3, %c-1_i64 : i64
    %5 = arith.divsi %1, %2 : i64
    %6 = arith.select %4, %5, %3 : i64
    %7 = arith.muli %2, %6 : i64
    %8 = arith.cmpi eq, %7, %1 : i64
    cf.assert %8, "element counts differ"
    %alloca = memref.alloca() : memref<2xindex>
    %9 = arith.index_cast %2 : i64 to index
    %10 = arith.index_cast %6 : i64 to index
    memref.store %9, %alloca[%c0] : memref<2xindex>
    memref.store %10, %alloca[%c1] : memref<2xindex>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    %reshape = memref.reshape %alloc(%alloca) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
    return %reshape : memref<?x?xf32>
  }
}

