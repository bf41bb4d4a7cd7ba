// Style: partly lowered program, intrinsics of LLVM on bare pointers of a scratch buffer, overflow checks.
func.func @pack(%n: i64, %b: i8) -> i64 {
  %c16 = arith.constant 16 : i64
  %zero = arith.constant 0 : i64
  %fits = arith.cmpi ule, %n, %c16 : i64
  cf.assert %fits, "at most 16 bytes"
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 16 : i64} : memref<16xi8>
  %z = arith.constant 0 : i8
  linalg.fill ins(%z : i8) outs(%m : memref<16xi8>)
  %addr = memref.extract_aligned_pointer_as_index %m : memref<16xi8> -> index
  %i = arith.index_cast %addr : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %w = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
  %sum = "llvm.intr.uadd.with.overflow"(%w, %n) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %v = llvm.extractvalue %sum[0] : !llvm.struct<(i64, i1)>
  %o = llvm.extractvalue %sum[1] : !llvm.struct<(i64, i1)>
  %pop = llvm.intr.ctpop(%v) : (i64) -> i64
  %r = arith.select %o, %pop, %v : i64
  return %r : i64
}
