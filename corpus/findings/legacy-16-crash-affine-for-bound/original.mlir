// Exercises: affine.for with a symbolic bound swapping two memref iter_args.
func.func @aff(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%b : memref<2xi32>)
  %r:2 = affine.for %i = 0 to %m iter_args(%p = %a, %q = %b) -> (memref<2xi32>, memref<2xi32>) {
    affine.yield %q, %p : memref<2xi32>, memref<2xi32>
  }
  %v = affine.load %r#0[1] : memref<2xi32>
  %w = affine.load %r#1[0] : memref<2xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %0:2 = func.call @aff(%c3, %k1, %k2) : (index, i32, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
