// Exercises: scf.for that yields one fresh allocation through both iter_args, so both companions are true for one allocation in the next iteration.
func.func @dup(%n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k1 : i32) outs(%b : memref<2xi32>)
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<2xi32>, memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = memref.load %q[%c1] : memref<2xi32>
    %s = arith.addi %v, %w : i32
    %f = memref.alloc() : memref<2xi32>
    linalg.fill ins(%s : i32) outs(%f : memref<2xi32>)
    scf.yield %f, %f : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %0:2 = func.call @dup(%c4, %k3) : (index, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
