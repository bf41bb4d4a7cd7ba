// Exercises: scf.for where one yielded value is the other iter_arg and the second is fresh; a pipeline of depth two through the loop.
func.func @shift(%n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%c0] : memref<1xi32>
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<1xi32>, memref<1xi32>) {
    %v = memref.load %p[%c0] : memref<1xi32>
    %w = memref.load %q[%c0] : memref<1xi32>
    %s = arith.addi %v, %w : i32
    %f = memref.alloc() : memref<1xi32>
    memref.store %s, %f[%c0] : memref<1xi32>
    scf.yield %q, %f : memref<1xi32>, memref<1xi32>
  }
  %v = memref.load %r#0[%c0] : memref<1xi32>
  %w = memref.load %r#1[%c0] : memref<1xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c6 = arith.constant 6 : index
  %k1 = arith.constant 1 : i32
  %0:2 = func.call @shift(%c6, %k1) : (index, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
