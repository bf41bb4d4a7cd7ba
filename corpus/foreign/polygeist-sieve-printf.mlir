// Style: Polygeist, sieve of Eratosthenes in C with malloc and printf of a string constant.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">>} {
  llvm.mlir.global internal constant @str0("%d\0A\00") {addr_space = 0 : i32}
  llvm.func @printf(!llvm.ptr, ...) -> i32
  func.func @sieve(%n: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<external>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31 = arith.constant 31 : i32
    %masked = arith.andi %n, %c31 : i32
    %sz = arith.index_cast %masked : i32 to index
    %size = arith.addi %sz, %c2 : index
    %flags = memref.alloc(%size) : memref<?xi1>
    scf.for %i = %c0 to %size step %c1 {
      memref.store %true, %flags[%i] : memref<?xi1>
    }
    %p_end = scf.while (%p = %c2) : (index) -> index {
      %sq = arith.muli %p, %p : index
      %cond = arith.cmpi slt, %sq, %size : index
      scf.condition(%cond) %p : index
    } do {
    ^bb0(%p: index):
      %is = memref.load %flags[%p] : memref<?xi1>
      scf.if %is {
        %sq = arith.muli %p, %p : index
        scf.for %q = %sq to %size step %p {
          memref.store %false, %flags[%q] : memref<?xi1>
        }
      }
      %next = arith.addi %p, %c1 : index
      scf.yield %next : index
    }
    %count = scf.for %i = %c2 to %size step %c1 iter_args(%acc = %c0_i32) -> i32 {
      %is = memref.load %flags[%i] : memref<?xi1>
      %r = scf.if %is -> i32 {
        %a = arith.addi %acc, %c1_i32 : i32
        scf.yield %a : i32
      } else {
        scf.yield %acc : i32
      }
      scf.yield %r : i32
    }
    %ptr = llvm.mlir.addressof @str0 : !llvm.ptr
    %x = llvm.call @printf(%ptr, %count) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    return %count : i32
  }
}
