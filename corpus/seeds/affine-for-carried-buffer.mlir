// Exercises: affine.for with a memref iter_arg that is replaced by a fresh buffer in each iteration.
func.func @aff(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r = affine.for %i = 0 to 5 iter_args(%p = %a) -> (memref<2xi32>) {
    %q = memref.alloc() : memref<2xi32>
    %v = affine.load %p[0] : memref<2xi32>
    %t = arith.index_cast %i : index to i32
    %w = arith.addi %v, %t : i32
    linalg.fill ins(%w : i32) outs(%q : memref<2xi32>)
    affine.yield %q : memref<2xi32>
  }
  %v = affine.load %r[1] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %k100 = arith.constant 100 : i32
  %0 = func.call @aff(%k100) : (i32) -> i32
  vector.print %0 : i32
  return
}
