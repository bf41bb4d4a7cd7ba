// mistake: the flags are not freed
// expected: leak
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  llvm.mlir.global internal constant @str0("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {freehold.deallocated = ["memref"]}
  func.func @sieve(%arg0: i32) -> i32 attributes {freehold.deallocated = ["memref"], llvm.linkage = #llvm.linkage<external>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.andi %arg0, %c31_i32 : i32
    %1 = arith.index_cast %0 : i32 to index
    %2 = arith.addi %1, %c2 : index
    %alloc = memref.alloc(%2) : memref<?xi1>
    scf.for %arg1 = %c0 to %2 step %c1 {
      memref.store %true, %alloc[%arg1] : memref<?xi1>
    }
    %3 = scf.while (%arg1 = %c2) : (index) -> index {
      %7 = arith.muli %arg1, %arg1 : index
      %8 = arith.cmpi slt, %7, %2 : index
      scf.condition(%8) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      %7 = memref.load %alloc[%arg1] : memref<?xi1>
      scf.if %7 {
        %9 = arith.muli %arg1, %arg1 : index
        scf.for %arg2 = %9 to %2 step %arg1 {
          memref.store %false, %alloc[%arg2] : memref<?xi1>
        }
      }
      %8 = arith.addi %arg1, %c1 : index
      scf.yield %8 : index
    }
    %4 = scf.for %arg1 = %c2 to %2 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %7 = memref.load %alloc[%arg1] : memref<?xi1>
      %8 = scf.if %7 -> (i32) {
        %9 = arith.addi %arg2, %c1_i32 : i32
        scf.yield %9 : i32
      } else {
        scf.yield %arg2 : i32
      }
      scf.yield %8 : i32
    }
    %5 = llvm.mlir.addressof @str0 : !llvm.ptr
    %6 = llvm.call @printf(%5, %4) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    return %4 : i32
  }
}
