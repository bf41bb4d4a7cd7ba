// Style: sparse compiler, the storage specifier as a struct of arrays beside the buffers.
module {
  func.func private @getLvl(%s: !llvm.struct<(array<2 x i64>, array<3 x i64>)>) -> i64 {
    %v = llvm.extractvalue %s[0, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
    return %v : i64
  }
  func.func @nnz(%pos: memref<?xindex>, %n: i64) -> (i64, memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %u = llvm.mlir.undef : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
    %s0 = llvm.insertvalue %n, %u[0, 0] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
    %s1 = llvm.insertvalue %n, %s0[0, 1] : !llvm.struct<(array<2 x i64>, array<3 x i64>)>
    %d = memref.dim %pos, %c0 : memref<?xindex>
    %cp = memref.alloc(%d) : memref<?xindex>
    memref.copy %pos, %cp : memref<?xindex> to memref<?xindex>
    %r = call @getLvl(%s1) : (!llvm.struct<(array<2 x i64>, array<3 x i64>)>) -> i64
    return %r, %cp : i64, memref<?xindex>
  }
}
