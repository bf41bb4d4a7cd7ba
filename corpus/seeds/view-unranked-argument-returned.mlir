// Exercises: private function that returns its unranked argument (a view of the caller's buffer); no static rank is known at the boundary.
func.func private @pass(%c: i1, %u: memref<*xi32>, %v: memref<*xi32>) -> memref<*xi32> {
  %s = arith.select %c, %u, %v : memref<*xi32>
  return %s : memref<*xi32>
}
func.func @use(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k4 = arith.constant 4 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %k4, %b[%c0] : memref<1xi32>
  %u = memref.cast %a : memref<1xi32> to memref<*xi32>
  %v = memref.cast %b : memref<1xi32> to memref<*xi32>
  %p = func.call @pass(%c, %u, %v) : (i1, memref<*xi32>, memref<*xi32>) -> memref<*xi32>
  %q = memref.cast %p : memref<*xi32> to memref<1xi32>
  %l = memref.load %q[%c0] : memref<1xi32>
  return %l : i32
}
func.func @main() {
  %k9 = arith.constant 9 : i32
  %t = arith.constant true
  %0 = func.call @use(%t, %k9) : (i1, i32) -> i32
  vector.print %0 : i32
  return
}
