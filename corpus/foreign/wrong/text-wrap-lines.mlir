// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @wrap(%arg0: memref<?xi8>, %arg1: i8) -> memref<?xi8> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %c32_i8 = arith.constant 32 : i8
    %c10_i8 = arith.constant 10 : i8
    %0 = arith.index_castui %arg1 : i8 to index
    %1 = arith.maxui %0, %c1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc(%dim) : memref<?xi8>
    memref.copy %arg0, %alloc : memref<?xi8> to memref<?xi8>
    %2:2 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c0, %arg4 = %c-1) -> (index, index) {
      %3 = memref.load %alloc[%arg2] : memref<?xi8>
      %4 = arith.cmpi eq, %3, %c32_i8 : i8
      %5 = arith.select %4, %arg2, %arg4 : index
      %6 = arith.subi %arg2, %arg3 : index
      %7 = arith.cmpi uge, %6, %1 : index
      %8 = arith.cmpi ne, %5, %c-1 : index
      %9 = arith.andi %7, %8 : i1
      %10 = arith.select %9, %c-1, %5 : index
      %11 = scf.if %9 -> (index) {
        %12 = arith.addi %5, %c1 : index
        scf.yield %12 : index
      } else {
        scf.yield %arg3 : index
      }
      scf.yield %11, %10 : index, index
    }
    return %alloc : memref<?xi8>
  }
}
