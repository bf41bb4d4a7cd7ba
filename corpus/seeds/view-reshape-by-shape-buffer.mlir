// Exercises: memref.reshape whose shape operand is itself a heap buffer; the view and the shape buffer die apart.
func.func @reshape(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %k0 = arith.constant 0 : i32
  %a = memref.alloc() : memref<6xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<6xi32>)
  %shape = memref.alloc() : memref<2xindex>
  memref.store %c2, %shape[%c0] : memref<2xindex>
  memref.store %c3, %shape[%c1] : memref<2xindex>
  %v = memref.reshape %a(%shape) : (memref<6xi32>, memref<2xindex>) -> memref<?x?xi32>
  memref.store %k0, %v[%c1, %c2] : memref<?x?xi32>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %a[%i] : memref<6xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %r : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %0 = func.call @reshape(%k5) : (i32) -> i32
  vector.print %0 : i32
  return
}
