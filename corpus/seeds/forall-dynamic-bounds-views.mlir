// Exercises: scf.forall over two dynamic bounds writing through rank-reducing subviews of one dynamic buffer.
func.func @fa(%n: index, %m: index) -> memref<?x?xi32> {
  %c4 = arith.constant 4 : index
  %a = arith.minui %n, %c4 : index
  %b = arith.minui %m, %c4 : index
  %o = memref.alloc(%a, %b) : memref<?x?xi32>
  scf.forall (%i, %j) in (%a, %b) {
    %s = memref.subview %o[%i, %j] [1, 1] [1, 1] : memref<?x?xi32> to memref<i32, strided<[], offset: ?>>
    %k = arith.muli %i, %c4 : index
    %l = arith.addi %k, %j : index
    %v = arith.index_cast %l : index to i32
    memref.store %v, %s[] : memref<i32, strided<[], offset: ?>>
  }
  return %o : memref<?x?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = func.call @fa(%c2, %c3) : (index, index) -> memref<?x?xi32>
  %n0 = memref.dim %0, %c0 : memref<?x?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %n1 = memref.dim %0, %c1 : memref<?x?xi32>
    scf.for %j = %c0 to %n1 step %c1 {
      %e = memref.load %0[%i, %j] : memref<?x?xi32>
      vector.print %e : i32
    }
  }
  return
}
