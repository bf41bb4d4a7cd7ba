// mistake: the table is freed after the trace, before the optimum is read
// expected: use-after-free
module {
  func.func @knapsack(%arg0: memref<?xi8>, %arg1: memref<?xi16>, %arg2: index) -> (i32, i64) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    %c60 = arith.constant 60 : index
    %c0_i32 = arith.constant 0 : i32
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c15_i8 = arith.constant 15 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi16>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = arith.minui %0, %c60 : index
    %2 = arith.minui %arg2, %c20 : index
    %3 = arith.addi %2, %c1 : index
    %4 = arith.addi %1, %c1 : index
    %alloc = memref.alloc(%4, %3) : memref<?x?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?x?xi32>)
    scf.for %arg3 = %c0 to %1 step %c1 {
      %7 = arith.addi %arg3, %c1 : index
      %8 = memref.load %arg0[%arg3] : memref<?xi8>
      %9 = arith.andi %8, %c15_i8 : i8
      %10 = arith.index_castui %9 : i8 to index
      %11 = memref.load %arg1[%arg3] : memref<?xi16>
      %12 = arith.extui %11 : i16 to i32
      scf.for %arg4 = %c0 to %3 step %c1 {
        %13 = memref.load %alloc[%arg3, %arg4] : memref<?x?xi32>
        %14 = arith.cmpi uge, %arg4, %10 : index
        %15 = scf.if %14 -> (i32) {
          %16 = arith.subi %arg4, %10 : index
          %17 = memref.load %alloc[%arg3, %16] : memref<?x?xi32>
          %18 = arith.addi %17, %12 : i32
          %19 = arith.maxsi %18, %13 : i32
          scf.yield %19 : i32
        } else {
          scf.yield %13 : i32
        }
        memref.store %15, %alloc[%7, %arg4] : memref<?x?xi32>
      }
    }
    %5:3 = scf.while (%arg3 = %1, %arg4 = %2, %arg5 = %c0_i64) : (index, index, i64) -> (index, index, i64) {
      %7 = arith.cmpi ne, %arg3, %c0 : index
      scf.condition(%7) %arg3, %arg4, %arg5 : index, index, i64
    } do {
    ^bb0(%arg3: index, %arg4: index, %arg5: i64):
      %7 = arith.subi %arg3, %c1 : index
      %8 = memref.load %alloc[%arg3, %arg4] : memref<?x?xi32>
      %9 = memref.load %alloc[%7, %arg4] : memref<?x?xi32>
      %10 = arith.cmpi ne, %8, %9 : i32
      %11 = memref.load %arg0[%7] : memref<?xi8>
      %12 = arith.andi %11, %c15_i8 : i8
      %13 = arith.index_castui %12 : i8 to index
      %14 = arith.subi %arg4, %13 : index
      %15 = arith.select %10, %14, %arg4 : index
      %16 = arith.index_cast %7 : index to i64
      %17 = arith.shli %c1_i64, %16 : i64
      %18 = arith.ori %arg5, %17 : i64
      %19 = arith.select %10, %18, %arg5 : i64
      scf.yield %7, %15, %19 : index, index, i64
    }
    memref.dealloc %alloc : memref<?x?xi32>
    %6 = memref.load %alloc[%1, %2] : memref<?x?xi32>
    return %6, %5#2 : i32, i64
  }
}
