// mistake: the argument is returned in the place of the copy
// expected: abi
module {
  func.func private @getLvl(%arg0: !llvm.struct<(array<2 x i64>, array<3 x i64>)>) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %0 = llvm.extractvalue %arg0[0, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)> 
    return %0 : i64
  }
  func.func @nnz(%arg0: memref<?xindex>, %arg1: i64) -> (i64, memref<?xindex>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %0 = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[0, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)> 
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %3 = call @getLvl(%2) : (!llvm.struct<(array<2 x i64>, array<3 x i64>)>) -> i64
    return %3, %arg0 : i64, memref<?xindex>
  }
}
