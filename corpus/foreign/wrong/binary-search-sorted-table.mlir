// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @lookup(%arg0: memref<?xi32>, %arg1: memref<?xf32>, %arg2: memref<?xi32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %dim_0 = memref.dim %arg2, %c0 : memref<?xi32>
    scf.for %arg3 = %c1 to %dim step %c1 {
      %0 = arith.subi %arg3, %c1 : index
      %1 = memref.load %arg0[%0] : memref<?xi32>
      %2 = memref.load %arg0[%arg3] : memref<?xi32>
      %3 = arith.cmpi slt, %1, %2 : i32
      cf.assert %3, "table is not sorted"
    }
    %alloc = memref.alloc(%dim_0) : memref<?xf32>
    scf.for %arg3 = %c0 to %dim_0 step %c1 {
      %0 = memref.load %arg2[%arg3] : memref<?xi32>
      %1:2 = scf.while (%arg4 = %c0, %arg5 = %dim) : (index, index) -> (index, index) {
        %6 = arith.cmpi ult, %arg4, %arg5 : index
        scf.condition(%6) %arg4, %arg5 : index, index
      } do {
      ^bb0(%arg4: index, %arg5: index):
        %6 = arith.addi %arg4, %arg5 : index
        %7 = arith.shrui %6, %c1 : index
        %8 = memref.load %arg0[%7] : memref<?xi32>
        %9 = arith.cmpi slt, %8, %0 : i32
        %10 = arith.addi %7, %c1 : index
        %11 = arith.select %9, %10, %arg4 : index
        %12 = arith.select %9, %arg5, %7 : index
        scf.yield %11, %12 : index, index
      }
      %2 = arith.cmpi ult, %1#0, %dim : index
      cf.assert %2, "key above the table"
      %3 = memref.load %arg0[%1#0] : memref<?xi32>
      %4 = arith.cmpi eq, %3, %0 : i32
      cf.assert %4, "key is missing"
      %5 = memref.load %arg1[%1#0] : memref<?xf32>
    }
    return %alloc : memref<?xf32>
  }
}

