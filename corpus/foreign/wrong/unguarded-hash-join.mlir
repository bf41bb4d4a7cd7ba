// mistake: the chains are freed only when something was joined
// expected: leak
module {
  func.func @join_count(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: i32) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1_i32 = arith.constant 1 : i32
    %c-1 = arith.constant -1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi32>
    %0 = arith.shli %c1_i32, %arg2 : i32
    %1 = arith.index_castui %0 : i32 to index
    %2 = arith.subi %0, %c1_i32 : i32
    %alloc = memref.alloc(%1) : memref<?xindex>
    %alloc_1 = memref.alloc(%dim) : memref<?xindex>
    linalg.fill ins(%c-1 : index) outs(%alloc : memref<?xindex>)
    scf.for %arg3 = %c0 to %dim step %c1 {
      %4 = memref.load %arg0[%arg3] : memref<?xi32>
      %5 = arith.andi %4, %2 : i32
      %6 = arith.index_castui %5 : i32 to index
      %7 = memref.load %alloc[%6] : memref<?xindex>
      memref.store %7, %alloc_1[%arg3] : memref<?xindex>
      memref.store %arg3, %alloc[%6] : memref<?xindex>
    }
    %3 = scf.for %arg3 = %c0 to %dim_0 step %c1 iter_args(%arg4 = %c0_i64) -> (i64) {
      %4 = memref.load %arg1[%arg3] : memref<?xi32>
      %5 = arith.andi %4, %2 : i32
      %6 = arith.index_castui %5 : i32 to index
      %7 = memref.load %alloc[%6] : memref<?xindex>
      %8:2 = scf.while (%arg5 = %7, %arg6 = %arg4) : (index, i64) -> (index, i64) {
        %9 = arith.cmpi ne, %arg5, %c-1 : index
        scf.condition(%9) %arg5, %arg6 : index, i64
      } do {
      ^bb0(%arg5: index, %arg6: i64):
        %9 = memref.load %arg0[%arg5] : memref<?xi32>
        %10 = arith.cmpi eq, %9, %4 : i32
        %11 = arith.addi %arg6, %c1_i64 : i64
        %12 = arith.select %10, %11, %arg6 : i64
        %13 = memref.load %alloc_1[%arg5] : memref<?xindex>
        scf.yield %13, %12 : index, i64
      }
      scf.yield %8#1 : i64
    }
    memref.dealloc %alloc : memref<?xindex>
    %none_joined = arith.constant 0 : i64
    %joined = arith.cmpi ne, %3, %none_joined : i64
    scf.if %joined {
    memref.dealloc %alloc_1 : memref<?xindex>
    }
    return %3 : i64
  }
}
