// mistake: the second field is the first one
// expected: observation
module {
  func.func @pt(%arg0: memref<4xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = llvm.alloca %c1_i32 x !llvm.struct<(f32, f32, i32)> : (i32) -> !llvm.ptr
    %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32, i32)>
    %2 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32, i32)>
    %3 = memref.load %arg0[%c0] : memref<4xf32>
    %4 = memref.load %arg0[%c1] : memref<4xf32>
    llvm.store %3, %1 : f32, !llvm.ptr
    llvm.store %4, %2 : f32, !llvm.ptr
    %alloc = memref.alloc() : memref<4xf32>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %8 = memref.load %arg0[%arg1] : memref<4xf32>
      %9 = llvm.load %1 : !llvm.ptr -> f32
      %10 = arith.mulf %8, %9 : f32
      memref.store %10, %alloc[%arg1] : memref<4xf32>
    }
    %5 = memref.load %alloc[%c1] : memref<4xf32>
    %6 = llvm.load %2 : !llvm.ptr -> f32
    %7 = arith.addf %5, %6 : f32
    memref.dealloc %alloc : memref<4xf32>
    return %7 : f32
  }
}
