// Unsupported: argument (of type !shape.shape)
func.func @f(%s: !shape.shape, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  return %v : i32
}
