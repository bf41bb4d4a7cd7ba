// Exercises: scf.forall whose iterations allocate scratch and write disjoint elements of an outer buffer.
func.func @fa(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k0 = arith.constant 0 : i32
  %o = memref.alloc() : memref<4xi32>
  scf.forall (%i) in (4) {
    %s = memref.alloc() : memref<2xi32>
    %t = arith.index_cast %i : index to i32
    %v = arith.muli %t, %x : i32
    linalg.fill ins(%v : i32) outs(%s : memref<2xi32>)
    %w = memref.load %s[%c1] : memref<2xi32>
    memref.store %w, %o[%i] : memref<4xi32>
  }
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %o[%i] : memref<4xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %r : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %0 = func.call @fa(%k5) : (i32) -> i32
  vector.print %0 : i32
  return
}
