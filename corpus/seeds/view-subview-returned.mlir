// Exercises: a subview of a local allocation is returned; the caller owns a descriptor that is not the allocation's own.
func.func @sub(%o: index, %x: i32) -> memref<2xi32, strided<[1], offset: ?>> {
  %c6 = arith.constant 6 : index
  %p = arith.minui %o, %c6 : index
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  memref.store %x, %a[%p] : memref<8xi32>
  %s = memref.subview %a[%p] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: ?>>
  return %s : memref<2xi32, strided<[1], offset: ?>>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k9 = arith.constant 9 : i32
  %0 = func.call @sub(%c3, %k9) : (index, i32) -> memref<2xi32, strided<[1], offset: ?>>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32, strided<[1], offset: ?>>
    vector.print %e : i32
  }
  return
}
