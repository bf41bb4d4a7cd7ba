// Exercises: an uninitialised global used as scratch beside a heap buffer; written before it is read, carried through a loop by swap.
memref.global "private" @scratch : memref<2xi32> = uninitialized
func.func @use(%n: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %g = memref.get_global @scratch : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%g : memref<2xi32>)
  %h = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%h : memref<2xi32>)
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %g, %q = %h) -> (memref<2xi32>, memref<2xi32>) {
    scf.yield %q, %p : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c1] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %0 = func.call @use(%c3, %k1, %k2) : (index, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @use(%c4, %k1, %k2) : (index, i32, i32) -> i32
  vector.print %1 : i32
  return
}
