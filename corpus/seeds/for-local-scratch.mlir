// Exercises: scf.for with a dynamically sized scratch buffer local to each iteration and no memref iter_args.
func.func @scratch(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k0 = arith.constant 0 : i32
  %m = arith.minui %n, %c8 : index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%acc = %k0) -> (i32) {
    %sz = arith.addi %i, %c1 : index
    %s = memref.alloc(%sz) : memref<?xi32>
    %x = arith.index_cast %i : index to i32
    linalg.fill ins(%x : i32) outs(%s : memref<?xi32>)
    %v = memref.load %s[%i] : memref<?xi32>
    %w = arith.addi %acc, %v : i32
    scf.yield %w : i32
  }
  return %r : i32
}
func.func @main() {
  %c6 = arith.constant 6 : index
  %0 = func.call @scratch(%c6) : (index) -> i32
  vector.print %0 : i32
  return
}
