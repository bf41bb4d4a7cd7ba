// mistake: a row stays if the whole first string is found
// expected: leak
module {
  func.func @lcs(%arg0: memref<?xi8>, %arg1: memref<?xi8>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi8>
    %0 = arith.addi %dim_0, %c1 : index
    %alloc = memref.alloc(%0) : memref<?xi32>
    %alloc_1 = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_1 : memref<?xi32>)
    %1:2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %alloc, %arg4 = %alloc_1) -> (memref<?xi32>, memref<?xi32>) {
      %3 = memref.load %arg0[%arg2] : memref<?xi8>
      scf.for %arg5 = %c0 to %dim_0 step %c1 {
        %4 = arith.addi %arg5, %c1 : index
        %5 = memref.load %arg1[%arg5] : memref<?xi8>
        %6 = arith.cmpi eq, %3, %5 : i8
        %7 = scf.if %6 -> (i32) {
          %8 = memref.load %arg3[%arg5] : memref<?xi32>
          %9 = arith.addi %8, %c1_i32 : i32
          scf.yield %9 : i32
        } else {
          %8 = memref.load %arg3[%4] : memref<?xi32>
          %9 = memref.load %arg4[%arg5] : memref<?xi32>
          %10 = arith.maxsi %8, %9 : i32
          scf.yield %10 : i32
        }
        memref.store %7, %arg4[%4] : memref<?xi32>
      }
      scf.yield %arg4, %arg3 : memref<?xi32>, memref<?xi32>
    }
    %2 = memref.load %1#0[%dim_0] : memref<?xi32>
    %dimi = arith.index_cast %dim : index to i32
    %some = arith.constant 2 : i32
    %ge = arith.cmpi slt, %2, %some : i32
    scf.if %ge {
    memref.dealloc %alloc : memref<?xi32>
    }
    memref.dealloc %alloc_1 : memref<?xi32>
    return %2 : i32
  }
}
