// Style: hand-written glue to a C library, passes the aligned pointer of a heap buffer as !llvm.ptr and reads what C wrote.
func.func private @c_fill(!llvm.ptr, i64)
func.func @from_c(%n: index) -> memref<?xi32> {
  %c16 = arith.constant 16 : index
  %z = arith.constant 0 : i32
  %m = arith.minui %n, %c16 : index
  %buf = memref.alloc(%m) : memref<?xi32>
  linalg.fill ins(%z : i32) outs(%buf : memref<?xi32>)
  %addr = memref.extract_aligned_pointer_as_index %buf : memref<?xi32> -> index
  %a64 = arith.index_cast %addr : index to i64
  %ptr = llvm.inttoptr %a64 : i64 to !llvm.ptr
  %len = arith.index_cast %m : index to i64
  call @c_fill(%ptr, %len) : (!llvm.ptr, i64) -> ()
  %out = memref.alloc(%m) : memref<?xi32>
  memref.copy %buf, %out : memref<?xi32> to memref<?xi32>
  return %out : memref<?xi32>
}
