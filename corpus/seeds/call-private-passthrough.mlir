// Exercises: private function returning its argument; with dynamic ownership no clone is needed and the flag is false, statically it is cloned.
func.func private @id(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @use(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = func.call @id(%a) : (memref<2xi32>) -> memref<2xi32>
  %c = func.call @id(%b) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %c[%c0] : memref<2xi32>
  %w = memref.load %a[%c0] : memref<2xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %0 = func.call @use(%k5) : (i32) -> i32
  vector.print %0 : i32
  return
}
