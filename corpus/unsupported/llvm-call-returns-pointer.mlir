// Unsupported: llvm.call
llvm.func @pool_take(i64) -> !llvm.ptr
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i64
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %p = llvm.call @pool_take(%four) : (i64) -> !llvm.ptr
  %y = memref.load %a[%c0] : memref<1xi32>
  llvm.store %y, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  return %v : i32
}
