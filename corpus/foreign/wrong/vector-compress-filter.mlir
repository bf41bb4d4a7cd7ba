// mistake: a buffer is freed where it is allocated, before it is used
// expected: use-after-free
module {
  func.func @filter(%arg0: memref<?xi32>, %arg1: i32) -> (memref<?xi32>, index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %cst = arith.constant dense<0> : vector<8xi32>
    %0 = arith.addi %dim, %c8 : index
    %alloc = memref.alloc(%0) : memref<?xi32>
    memref.dealloc %alloc : memref<?xi32>
    %1 = vector.broadcast %arg1 : i32 to vector<8xi32>
    %2 = scf.for %arg2 = %c0 to %dim step %c8 iter_args(%arg3 = %c0) -> (index) {
      %3 = arith.subi %dim, %arg2 : index
      %4 = vector.create_mask %3 : vector<8xi1>
      %5 = vector.maskedload %arg0[%arg2], %4, %cst : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
      %6 = arith.cmpi slt, %5, %1 : vector<8xi32>
      %7 = arith.andi %6, %4 : vector<8xi1>
      vector.compressstore %alloc[%arg3], %7, %5 : memref<?xi32>, vector<8xi1>, vector<8xi32>
      %8 = arith.extui %7 : vector<8xi1> to vector<8xi32>
      %9 = vector.reduction <add>, %8 : vector<8xi32> into i32
      %10 = arith.index_castui %9 : i32 to index
      %11 = arith.addi %arg3, %10 : index
      scf.yield %11 : index
    }
    %alloc_0 = memref.alloc(%2) : memref<?xi32>
    %subview = memref.subview %alloc[0] [%2] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
    memref.copy %subview, %alloc_0 : memref<?xi32, strided<[1]>> to memref<?xi32>
    return %alloc_0, %2 : memref<?xi32>, index
  }
}

