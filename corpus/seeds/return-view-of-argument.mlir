// Exercises: a public function returns a subview of its argument; by the rules of the function boundary the result must be a copy, since a subview is the argument's buffer.
func.func @tail(%m: memref<4xi32>) -> memref<2xi32, strided<[1], offset: 2>> {
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  return %s : memref<2xi32, strided<[1], offset: 2>>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k6 = arith.constant 6 : i32
  %k7 = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k6 : i32) outs(%m : memref<4xi32>)
  memref.store %k7, %m[%c3] : memref<4xi32>
  %0 = func.call @tail(%m) : (memref<4xi32>) -> memref<2xi32, strided<[1], offset: 2>>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32, strided<[1], offset: 2>>
    vector.print %e : i32
  }
  return
}
