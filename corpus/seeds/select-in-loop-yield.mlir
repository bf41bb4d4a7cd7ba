// Exercises: scf.for that yields arith.select of its iter_arg and a fresh buffer; the carried ownership is not known statically.
func.func @sel(%n: index, %k: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %f = memref.alloc() : memref<1xi32>
    %v = memref.load %p[%c0] : memref<1xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %f[%c0] : memref<1xi32>
    %c = arith.cmpi ult, %i, %k : index
    %s = arith.select %c, %f, %p : memref<1xi32>
    scf.yield %s : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %k10 = arith.constant 10 : i32
  %0 = func.call @sel(%c5, %c2, %k10) : (index, index, i32) -> i32
  vector.print %0 : i32
  return
}
