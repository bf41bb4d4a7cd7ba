// mistake: the error path frees unless the last pivot is zero
// expected: leak
module {
  func.func @trisolv(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>) -> (memref<?xf32>, i32) attributes {freehold.deallocated = ["memref"]} {
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = arith.minui %dim_1, %0 : index
    %alloc = memref.alloc(%1) : memref<?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb3
    %3 = arith.cmpi ult, %2, %1 : index
    cf.cond_br %3, ^bb2, ^bb5(%c0_i32 : i32)
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%2, %2] : memref<?x?xf32>
    %5 = arith.cmpf oeq, %4, %cst : f32
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = memref.load %arg1[%2] : memref<?xf32>
    %7 = scf.for %arg2 = %c0 to %2 step %c1 iter_args(%arg3 = %6) -> (f32) {
      %13 = memref.load %arg0[%2, %arg2] : memref<?x?xf32>
      %14 = memref.load %alloc[%arg2] : memref<?xf32>
      %15 = arith.mulf %13, %14 : f32
      %16 = arith.subf %arg3, %15 : f32
      scf.yield %16 : f32
    }
    %8 = arith.divf %7, %4 : f32
    memref.store %8, %alloc[%2] : memref<?xf32>
    %9 = arith.addi %2, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb4:  // pred: ^bb2
    %next = arith.addi %2, %c1 : index
    %inner = arith.cmpi ult, %next, %1 : index
    scf.if %inner {
    memref.dealloc %alloc : memref<?xf32>
    }
    %alloc_2 = memref.alloc() : memref<0xf32>
    %cast = memref.cast %alloc_2 : memref<0xf32> to memref<?xf32>
    %10 = arith.index_cast %2 : index to i32
    %11 = arith.addi %10, %c1_i32 : i32
    return %cast, %11 : memref<?xf32>, i32
  ^bb5(%12: i32):  // pred: ^bb1
    return %alloc, %12 : memref<?xf32>, i32
  }
}
