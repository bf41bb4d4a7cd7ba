// Exercises: scf.forall inside scf.for reading the carried buffer and writing a fresh one that is then yielded (tiled time stepping).
func.func @step(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %k0 = arith.constant 0 : i32
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %r = scf.for %t = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<4xi32>) {
    %q = memref.alloc() : memref<4xi32>
    scf.forall (%i) in (4) {
      %j = arith.addi %i, %c1 : index
      %k = arith.remui %j, %c4 : index
      %v = memref.load %p[%k] : memref<4xi32>
      %w = arith.index_cast %i : index to i32
      %s = arith.addi %v, %w : i32
      memref.store %s, %q[%i] : memref<4xi32>
    }
    scf.yield %q : memref<4xi32>
  }
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %r[%i] : memref<4xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %s : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k10 = arith.constant 10 : i32
  %0 = func.call @step(%c3, %k10) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
