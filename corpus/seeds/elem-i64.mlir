// Exercises: i64 buffers returned from a function and combined in a loop.
func.func @fib(%n: index, %x: i64) -> memref<2xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi64>
  linalg.fill ins(%x : i64) outs(%a : memref<2xi64>)
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<2xi64>) {
    %v = memref.load %p[%c0] : memref<2xi64>
    %w = memref.load %p[%c1] : memref<2xi64>
    %s = arith.addi %v, %w : i64
    %q = memref.alloc() : memref<2xi64>
    memref.store %w, %q[%c0] : memref<2xi64>
    memref.store %s, %q[%c1] : memref<2xi64>
    scf.yield %q : memref<2xi64>
  }
  return %r : memref<2xi64>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %x = arith.constant 4294967296 : i64
  %0 = func.call @fib(%c5, %x) : (index, i64) -> memref<2xi64>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi64>
    vector.print %e : i64
  }
  return
}
