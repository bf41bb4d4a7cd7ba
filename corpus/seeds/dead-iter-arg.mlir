// Exercises: scf.for carrying a buffer whose result is never used; it still has to be freed in the loop and after it.
func.func @dead(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %k0 = arith.constant 0 : i32
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %s = %k0) -> (memref<1xi32>, i32) {
    %v = memref.load %p[%c0] : memref<1xi32>
    %t = arith.addi %s, %v : i32
    %f = memref.alloc() : memref<1xi32>
    memref.store %t, %f[%c0] : memref<1xi32>
    scf.yield %f, %t : memref<1xi32>, i32
  }
  return %r#1 : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k1 = arith.constant 1 : i32
  %0 = func.call @dead(%c4, %k1) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
