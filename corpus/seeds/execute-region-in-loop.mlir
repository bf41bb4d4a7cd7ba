// Exercises: scf.execute_region inside scf.for, early-exit style: one block yields the iter_arg, another a fresh replacement.
func.func @exec(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %q = scf.execute_region -> memref<1xi32> {
      %k = arith.remui %i, %c2 : index
      %odd = arith.cmpi eq, %k, %c1 : index
      cf.cond_br %odd, ^bb1, ^bb2
    ^bb1:
      scf.yield %p : memref<1xi32>
    ^bb2:
      %f = memref.alloc() : memref<1xi32>
      %v = memref.load %p[%c0] : memref<1xi32>
      %w = arith.addi %v, %x : i32
      memref.store %w, %f[%c0] : memref<1xi32>
      scf.yield %f : memref<1xi32>
    }
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %k2 = arith.constant 2 : i32
  %0 = func.call @exec(%c5, %k2) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
