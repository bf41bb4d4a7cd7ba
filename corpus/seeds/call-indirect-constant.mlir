// Exercises: func.call_indirect through a func.constant; its result is assumed owned by the caller.
func.func @make(%x: i32) -> memref<2xi32> {
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  return %a : memref<2xi32>
}
func.func @use(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %f = func.constant @make : (i32) -> memref<2xi32>
  %a = func.call_indirect %f(%x) : (i32) -> memref<2xi32>
  %v = memref.load %a[%c1] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %k6 = arith.constant 6 : i32
  %0 = func.call @use(%k6) : (i32) -> i32
  vector.print %0 : i32
  return
}
