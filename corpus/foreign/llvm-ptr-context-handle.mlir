// Style: runtime with an opaque context pointer, llvm.ptr arguments are passed through to callbacks together with scratch buffers.
func.func private @rt_begin(!llvm.ptr) -> i64
func.func private @rt_emit(!llvm.ptr, i64, memref<?xi32>)
func.func private @rt_next(!llvm.ptr) -> !llvm.ptr
func.func @run(%ctx: !llvm.ptr, %n: index) -> !llvm.ptr {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %id = func.call @rt_begin(%ctx) : (!llvm.ptr) -> i64
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%p = %ctx) -> (!llvm.ptr) {
    %s = arith.addi %i, %c1 : index
    %buf = memref.alloc(%s) : memref<?xi32>
    %v = arith.trunci %id : i64 to i32
    linalg.fill ins(%v : i32) outs(%buf : memref<?xi32>)
    func.call @rt_emit(%p, %id, %buf) : (!llvm.ptr, i64, memref<?xi32>) -> ()
    %q = func.call @rt_next(%p) : (!llvm.ptr) -> !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    %isnull = llvm.icmp "eq" %q, %null : !llvm.ptr
    %r = arith.select %isnull, %ctx, %q : !llvm.ptr
    scf.yield %r : !llvm.ptr
  }
  return %last : !llvm.ptr
}
