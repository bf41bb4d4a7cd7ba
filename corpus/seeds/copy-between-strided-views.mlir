// Exercises: memref.copy between strided subviews of two buffers, one of which is a result; copies neither create nor move ownership.
func.func @copy(%o: index, %x: i32, %y: i32) -> memref<8xi32> {
  %c2 = arith.constant 2 : index
  %p = arith.minui %o, %c2 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %b = memref.alloc() : memref<8xi32>
  linalg.fill ins(%y : i32) outs(%b : memref<8xi32>)
  %s = memref.subview %a[%p] [3] [1] : memref<8xi32> to memref<3xi32, strided<[1], offset: ?>>
  %t = memref.subview %b[%p] [3] [2] : memref<8xi32> to memref<3xi32, strided<[2], offset: ?>>
  memref.copy %s, %t : memref<3xi32, strided<[1], offset: ?>> to memref<3xi32, strided<[2], offset: ?>>
  return %b : memref<8xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %0 = func.call @copy(%c1, %k1, %k2) : (index, i32, i32) -> memref<8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    %e = memref.load %0[%i] : memref<8xi32>
    vector.print %e : i32
  }
  return
}
