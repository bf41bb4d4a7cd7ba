// Exercises: func.call_indirect of a public function that returns its argument; the boundary rules make the callee clone it.
func.func @id(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @use(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %f = func.constant @id : (memref<2xi32>) -> memref<2xi32>
  %b = func.call_indirect %f(%a) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %b[%c0] : memref<2xi32>
  %w = memref.load %a[%c0] : memref<2xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func @main() {
  %k6 = arith.constant 6 : i32
  %0 = func.call @use(%k6) : (i32) -> i32
  vector.print %0 : i32
  return
}
