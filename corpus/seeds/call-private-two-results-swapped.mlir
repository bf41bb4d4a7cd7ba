// Exercises: private function returning its two arguments in swapped order; call results alias call operands crosswise.
func.func private @swap(%a: memref<1xi32>, %b: memref<1xi32>) -> (memref<1xi32>, memref<1xi32>) {
  return %b, %a : memref<1xi32>, memref<1xi32>
}
func.func @use(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  %r:2 = func.call @swap(%a, %b) : (memref<1xi32>, memref<1xi32>) -> (memref<1xi32>, memref<1xi32>)
  %v = memref.load %r#0[%c0] : memref<1xi32>
  %w = memref.load %r#1[%c0] : memref<1xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %0:2 = func.call @use(%k1, %k2) : (i32, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
