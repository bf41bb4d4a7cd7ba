// Exercises: scf.for that yields a clone of its iter_arg in every iteration (what the legacy pass would insert by itself).
func.func @clone(%n: index, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %k0 = arith.constant 0 : i32
  %m = arith.minui %n, %c6 : index
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %arg, %s = %k0) -> (memref<2xi32>, i32) {
    %v = memref.load %p[%c1] : memref<2xi32>
    %w = arith.addi %s, %v : i32
    %q = bufferization.clone %p : memref<2xi32> to memref<2xi32>
    scf.yield %q, %w : memref<2xi32>, i32
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %s = arith.addi %v, %r#1 : i32
  return %s : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k6 = arith.constant 6 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k6 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @clone(%c3, %m) : (index, memref<2xi32>) -> i32
  vector.print %0 : i32
  return
}
