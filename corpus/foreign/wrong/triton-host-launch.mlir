// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func private @add_kernel(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: i32, %arg4: i32) attributes {freehold.deallocated = ["memref"]} {
    %c4_i32 = arith.constant 4 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg4, %c4_i32 : i32
    scf.for %arg5 = %c0 to %c4 step %c1 {
      %1 = arith.index_cast %arg5 : index to i32
      %2 = arith.addi %0, %1 : i32
      %3 = arith.cmpi slt, %2, %arg3 : i32
      scf.if %3 {
        %4 = arith.index_cast %2 : i32 to index
        %5 = memref.load %arg0[%4] : memref<?xf32>
        %6 = memref.load %arg1[%4] : memref<?xf32>
        %7 = arith.addf %5, %6 : f32
        memref.store %7, %arg2[%4] : memref<?xf32>
      }
    }
    return
  }
  func.func @add(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %alloc = memref.alloc(%0) : memref<?xf32>
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.ceildivui %0, %c4 : index
    scf.for %arg2 = %c0 to %2 step %c1 {
      %3 = arith.index_cast %arg2 : index to i32
      func.call @add_kernel(%arg0, %arg1, %alloc, %1, %3) : (memref<?xf32>, memref<?xf32>, memref<?xf32>, i32, i32) -> ()
    }
    memref.dealloc %alloc : memref<?xf32>
    return %alloc : memref<?xf32>
  }
}

