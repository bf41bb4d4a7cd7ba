// Exercises: scf.for whose carried buffer goes into an external call and is replaced by its result.
func.func private @step(memref<4xi32>, i32) -> memref<4xi32>
func.func @use(%n: index, %arg: memref<4xi32>, %x: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %arg) -> (memref<4xi32>) {
    %q = func.call @step(%p, %x) : (memref<4xi32>, i32) -> memref<4xi32>
    scf.yield %q : memref<4xi32>
  }
  return %r : memref<4xi32>
}
