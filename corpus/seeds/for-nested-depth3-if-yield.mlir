// Exercises: three nested scf.for carrying one buffer, with an scf.if in the innermost that swaps in a fresh one; one guarded free per level.
func.func @nest(%n: index, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c3 : index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %arg) -> (memref<2xi32>) {
    %s = scf.for %j = %c0 to %m step %c1 iter_args(%q = %p) -> (memref<2xi32>) {
      %t = scf.for %k = %c0 to %m step %c1 iter_args(%u = %q) -> (memref<2xi32>) {
        %c = arith.cmpi eq, %j, %k : index
        %w = scf.if %c -> (memref<2xi32>) {
          %f = memref.alloc() : memref<2xi32>
          %v = memref.load %u[%c0] : memref<2xi32>
          %v1 = arith.addi %v, %k1 : i32
          linalg.fill ins(%v1 : i32) outs(%f : memref<2xi32>)
          scf.yield %f : memref<2xi32>
        } else {
          scf.yield %u : memref<2xi32>
        }
        scf.yield %w : memref<2xi32>
      }
      scf.yield %t : memref<2xi32>
    }
    scf.yield %s : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %k0 = arith.constant 0 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k0 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @nest(%c2, %m) : (index, memref<2xi32>) -> i32
  vector.print %0 : i32
  return
}
