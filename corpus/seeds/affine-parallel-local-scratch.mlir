// Exercises: affine.parallel with per-iteration scratch and a scalar reduction.
func.func @par(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k0 = arith.constant 0 : i32
  %o = memref.alloc() : memref<4xi32>
  %r = affine.parallel (%i) = (0) to (4) reduce ("addi") -> i32 {
    %s = memref.alloc() : memref<1xi32>
    %t = arith.index_cast %i : index to i32
    %v = arith.addi %t, %x : i32
    affine.store %v, %s[0] : memref<1xi32>
    %w = affine.load %s[0] : memref<1xi32>
    affine.store %w, %o[%i] : memref<4xi32>
    affine.yield %w : i32
  }
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %o[%i] : memref<4xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %r, %s : i32, i32
}
func.func @main() {
  %k10 = arith.constant 10 : i32
  %0:2 = func.call @par(%k10) : (i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
