// mistake: the table of one index stays
// expected: leak
module {
  memref.global "private" @cache : memref<8xi64> = dense<0>
  memref.global "private" @valid : memref<8xi1> = dense<false>
  func.func @fib_sum(%arg0: i8) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7_i8 = arith.constant 7 : i8
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %0 = arith.andi %arg0, %c7_i8 : i8
    %1 = arith.index_castui %0 : i8 to index
    %2 = memref.get_global @cache : memref<8xi64>
    %3 = memref.get_global @valid : memref<8xi1>
    %4 = memref.load %3[%1] : memref<8xi1>
    %5 = scf.if %4 -> (i64) {
      %6 = memref.load %2[%1] : memref<8xi64>
      scf.yield %6 : i64
    } else {
      %6 = arith.addi %1, %c2 : index
      %alloc = memref.alloc(%6) : memref<?xi64>
      memref.store %c0_i64, %alloc[%c0] : memref<?xi64>
      memref.store %c1_i64, %alloc[%c1] : memref<?xi64>
      %7 = scf.for %arg1 = %c2 to %6 step %c1 iter_args(%arg2 = %c1_i64) -> (i64) {
        %8 = arith.subi %arg1, %c1 : index
        %9 = arith.subi %arg1, %c2 : index
        %10 = memref.load %alloc[%8] : memref<?xi64>
        %11 = memref.load %alloc[%9] : memref<?xi64>
        %12 = arith.addi %10, %11 : i64
        memref.store %12, %alloc[%arg1] : memref<?xi64>
        %13 = arith.addi %arg2, %12 : i64
        scf.yield %13 : i64
      }
      memref.store %7, %2[%1] : memref<8xi64>
      memref.store %true, %3[%1] : memref<8xi1>
      %d7 = arith.constant 8 : index
      %sh = arith.cmpi ne, %6, %d7 : index
      scf.if %sh {
      memref.dealloc %alloc : memref<?xi64>
      }
      scf.yield %7 : i64
    }
    return %5 : i64
  }
}
