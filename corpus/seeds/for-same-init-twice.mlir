// Exercises: scf.for with the same buffer as both inits; one iter_arg is replaced, the other kept, so the results start as aliases and part ways.
func.func @both(%n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %a) -> (memref<2xi32>, memref<2xi32>) {
    %f = memref.alloc() : memref<2xi32>
    %v = memref.load %q[%c0] : memref<2xi32>
    %w = arith.addi %v, %k1 : i32
    linalg.fill ins(%w : i32) outs(%f : memref<2xi32>)
    scf.yield %p, %f : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %k10 = arith.constant 10 : i32
  %0:2 = func.call @both(%c3, %k10) : (index, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  %1:2 = func.call @both(%c0, %k10) : (index, i32) -> (i32, i32)
  vector.print %1#1 : i32
  return
}
