// Exercises: scf.for that replaces its carried buffer with a fresh one in every iteration; the previous one dies in the body.
func.func @fresh(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<2xi32>) {
    %q = memref.alloc() : memref<2xi32>
    %v = memref.load %p[%c1] : memref<2xi32>
    %w = arith.addi %v, %k1 : i32
    linalg.fill ins(%w : i32) outs(%q : memref<2xi32>)
    scf.yield %q : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %k30 = arith.constant 30 : i32
  %0 = func.call @fresh(%c4, %k30) : (index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @fresh(%c0, %k30) : (index, i32) -> i32
  vector.print %1 : i32
  return
}
