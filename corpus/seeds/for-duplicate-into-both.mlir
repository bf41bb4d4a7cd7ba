// Exercises: scf.for that yields one of its two iter_args through both positions; after one iteration one root is dropped and the other carried twice.
func.func @dup(%n: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%y : i32) outs(%b : memref<2xi32>)
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<2xi32>, memref<2xi32>) {
    scf.yield %q, %q : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  %s = arith.muli %v, %w : i32
  return %s : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i32
  %k5 = arith.constant 5 : i32
  %0 = func.call @dup(%c0, %k3, %k5) : (index, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @dup(%c1, %k3, %k5) : (index, i32, i32) -> i32
  vector.print %1 : i32
  return
}
