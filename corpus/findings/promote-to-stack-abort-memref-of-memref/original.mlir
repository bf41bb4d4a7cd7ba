// The size of the buffer is asked of the data layout without checking that the element type has one.
func.func @f(%a: memref<1xi32>) {
  %box = memref.alloc() : memref<1xmemref<1xi32>>
  return
}
