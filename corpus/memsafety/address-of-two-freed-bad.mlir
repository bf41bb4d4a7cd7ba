// expected: leak
func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %q = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  memref.dealloc %b : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %r = memref.extract_aligned_pointer_as_index %c : memref<4xf32> -> index
  %isFirst = arith.cmpi eq, %p, %r : index
  %isSecond = arith.cmpi eq, %q, %r : index
  %isBoth = arith.andi %isFirst, %isSecond : i1
  scf.if %isBoth {
  } else {
    memref.dealloc %c : memref<4xf32>
  }
  return
}
