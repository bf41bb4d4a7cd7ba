// Exercises: scf.for that from its first iteration on yields a buffer defined outside the loop instead of its iter_arg; the init dies, the outer one must survive.
func.func @outer(%n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k2 = arith.constant 2 : i32
  %m = arith.minui %n, %c8 : index
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%o : memref<2xi32>)
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k2 : i32) outs(%a : memref<2xi32>)
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = arith.addi %v, %k2 : i32
    memref.store %w, %p[%c0] : memref<2xi32>
    scf.yield %o : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  %w = memref.load %a[%c0] : memref<2xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %k10 = arith.constant 10 : i32
  %0:2 = func.call @outer(%c3, %k10) : (index, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  %1:2 = func.call @outer(%c0, %k10) : (index, i32) -> (i32, i32)
  vector.print %1#0 : i32
  vector.print %1#1 : i32
  return
}
