// Unsupported: argument (of type !shape.witness)
func.func @f(%w: !shape.witness, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = shape.assuming %w -> (memref<1xi32>) {
    %a = memref.alloc() : memref<1xi32>
    memref.store %x, %a[%c0] : memref<1xi32>
    shape.assuming_yield %a : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
