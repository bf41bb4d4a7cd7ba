// Exercises: public functions calling each other; call results belong to the caller, operands remain the caller's.
func.func @make(%x: i32) -> memref<2xi32> {
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  return %a : memref<2xi32>
}
func.func @twice(%m: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  %w = arith.addi %v, %v : i32
  %r = func.call @make(%w) : (i32) -> memref<2xi32>
  return %r : memref<2xi32>
}
func.func @chain(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %a = func.call @make(%x) : (i32) -> memref<2xi32>
  %b = func.call @twice(%a) : (memref<2xi32>) -> memref<2xi32>
  %c = func.call @twice(%b) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %c[%c1] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %0 = func.call @chain(%k5) : (i32) -> i32
  vector.print %0 : i32
  return
}
