// Style: LLVM interop: printf of a value with a format string in a global, next to memref code.
llvm.mlir.global internal constant @fmt("sum %d\0A\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @main(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0 : i32
  %buf = memref.alloc() : memref<5xi32>
  scf.for %i = %c0 to %c5 step %c1 {
    %v = arith.index_cast %i : index to i32
    %w = arith.addi %v, %n : i32
    memref.store %w, %buf[%i] : memref<5xi32>
  }
  %s = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %z) -> (i32) {
    %v = memref.load %buf[%i] : memref<5xi32>
    %b = arith.addi %a, %v : i32
    scf.yield %b : i32
  }
  %p = llvm.mlir.addressof @fmt : !llvm.ptr
  %r = llvm.call @printf(%p, %s) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return %z : i32
}
