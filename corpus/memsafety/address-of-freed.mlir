// expected: safe
func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %b = memref.alloc() : memref<4xf32>
  %q = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %differ = arith.cmpi ne, %p, %q : index
  scf.if %differ {
    memref.dealloc %b : memref<4xf32>
  }
  memref.dealloc %a : memref<4xf32>
  return
}
