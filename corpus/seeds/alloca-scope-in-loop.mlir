// Exercises: memref.alloca_scope inside scf.for; the scope returns either the carried buffer or a fresh one.
func.func @scope(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %q = memref.alloca_scope -> (memref<1xi32>) {
      %s = memref.alloca() : memref<1xi32>
      memref.copy %p, %s : memref<1xi32> to memref<1xi32>
      %k = arith.remui %i, %c2 : index
      %c = arith.cmpi eq, %k, %c0 : index
      %t = scf.if %c -> (memref<1xi32>) {
        %f = memref.alloc() : memref<1xi32>
        %v = memref.load %s[%c0] : memref<1xi32>
        %w = arith.addi %v, %x : i32
        memref.store %w, %f[%c0] : memref<1xi32>
        scf.yield %f : memref<1xi32>
      } else {
        scf.yield %p : memref<1xi32>
      }
      memref.alloca_scope.return %t : memref<1xi32>
    }
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %k3 = arith.constant 3 : i32
  %0 = func.call @scope(%c5, %k3) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
