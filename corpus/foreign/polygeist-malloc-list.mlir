// Style: Polygeist: a linked list of malloc'ed nodes, pushed and then freed by walking it.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
func.func @list(%x: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %sz = arith.constant 16 : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %head = scf.for %i = %c0 to %n step %c1 iter_args(%h = %null) -> !llvm.ptr {
    %v = memref.load %x[%i] : memref<?xi32>
    %p = llvm.call @malloc(%sz) : (i64) -> !llvm.ptr
    llvm.store %v, %p : i32, !llvm.ptr
    %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
    llvm.store %h, %q : !llvm.ptr, !llvm.ptr
    scf.yield %p : !llvm.ptr
  }
  %out = memref.alloc(%n) : memref<?xi32>
  %e:2 = scf.while (%p = %head, %i = %c0) : (!llvm.ptr, index) -> (!llvm.ptr, index) {
    %ne = llvm.icmp "ne" %p, %null : !llvm.ptr
    scf.condition(%ne) %p, %i : !llvm.ptr, index
  } do {
  ^bb0(%p: !llvm.ptr, %i: index):
    %v = llvm.load %p : !llvm.ptr -> i32
    memref.store %v, %out[%i] : memref<?xi32>
    %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
    %nx = llvm.load %q : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%p) : (!llvm.ptr) -> ()
    %j = arith.addi %i, %c1 : index
    scf.yield %nx, %j : !llvm.ptr, index
  }
  return %out : memref<?xi32>
}
