// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @moves(%arg0: i64, %arg1: i64) -> (memref<?xi8>, i64) attributes {freehold.deallocated = ["memref"]} {
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.andi %arg0, %arg1 : i64
    %1 = math.ctpop %0 : i64
    %2 = arith.index_cast %1 : i64 to index
    %alloc = memref.alloc(%2) : memref<?xi8>
    %3 = scf.for %arg2 = %c0 to %2 step %c1 iter_args(%arg3 = %0) -> (i64) {
      %9 = math.cttz %arg3 : i64
      %10 = arith.trunci %9 : i64 to i8
      %11 = arith.subi %arg3, %c1_i64 : i64
      %12 = arith.andi %arg3, %11 : i64
      scf.yield %12 : i64
    }
    %4 = math.ctlz %arg0 : i64
    %5 = math.absi %arg0 : i64
    %6 = math.ipowi %5, %c2_i64 : i64
    %7 = arith.muli %6, %4 : i64
    %8 = arith.addi %7, %3 : i64
    return %alloc, %8 : memref<?xi8>, i64
  }
}

