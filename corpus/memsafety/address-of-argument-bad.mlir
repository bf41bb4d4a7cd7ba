// expected: leak
func.func @f(%m: memref<?xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %q = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %differ = arith.cmpi eq, %p, %q : index
  scf.if %differ {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
