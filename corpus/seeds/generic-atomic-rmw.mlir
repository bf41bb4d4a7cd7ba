// Exercises: memref.generic_atomic_rmw (a region op without region-branch interface and without memrefs crossing it) on a heap buffer in a loop.
func.func @gen(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k3 = arith.constant 3 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  scf.for %i = %c0 to %m step %c1 {
    %new = memref.generic_atomic_rmw %a[%c1] : memref<2xi32> {
    ^bb0(%cur: i32):
      %t = arith.muli %cur, %k3 : i32
      %u = arith.addi %t, %x : i32
      memref.atomic_yield %u : i32
    }
  }
  %v = memref.load %a[%c1] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k2 = arith.constant 2 : i32
  %0 = func.call @gen(%c3, %k2) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
