// Style: Polygeist output where malloc and free stayed calls of llvm functions.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
func.func @scratch(%x: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %sz = arith.constant 32 : i64
  %zi = arith.constant 0 : i32
  %p = llvm.call @malloc(%sz) : (i64) -> !llvm.ptr
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %x[%i] : memref<8xi32>
    %j = arith.index_cast %i : index to i64
    %q = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %v, %q : i32, !llvm.ptr
  }
  %buf = memref.alloc() : memref<8xi32>
  %s = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zi) -> i32 {
    %j = arith.index_cast %i : index to i64
    %q = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %v = llvm.load %q : !llvm.ptr -> i32
    %b = arith.addi %a, %v : i32
    memref.store %b, %buf[%i] : memref<8xi32>
    scf.yield %b : i32
  }
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %c7 = arith.constant 7 : index
  %r = memref.load %buf[%c7] : memref<8xi32>
  return %r : i32
}
