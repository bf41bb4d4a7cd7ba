// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @qconv(%arg0: memref<?xi8>, %arg1: memref<3xi8>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %0 = arith.maxui %dim, %c2 : index
    %1 = arith.subi %0, %c2 : index
    %alloc = memref.alloc(%1) : memref<?xi32>
    affine.for %arg2 = 0 to %1 {
      %2 = affine.for %arg3 = 0 to 3 iter_args(%arg4 = %c0_i32) -> (i32) {
        %3 = affine.load %arg0[%arg2 + %arg3] : memref<?xi8>
        %4 = affine.load %arg1[%arg3] : memref<3xi8>
        %5 = arith.extsi %3 : i8 to i32
        %6 = arith.extsi %4 : i8 to i32
        %7 = arith.muli %5, %6 : i32
        %8 = arith.addi %arg4, %7 : i32
        affine.yield %8 : i32
      }
      affine.store %2, %alloc[%arg2] : memref<?xi32>
    }
    memref.dealloc %alloc : memref<?xi32>
    return %alloc : memref<?xi32>
  }
}

