// Exercises: an i1 buffer of flags drives branches that decide which i32 buffer lives on.
func.func @flags(%c: i1, %d: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k3 = arith.constant 3 : i32
  %fl = memref.alloc() : memref<2xi1>
  memref.store %c, %fl[%c0] : memref<2xi1>
  memref.store %d, %fl[%c1] : memref<2xi1>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a) -> (memref<1xi32>) {
    %b = memref.load %fl[%i] : memref<2xi1>
    %q = scf.if %b -> (memref<1xi32>) {
      %f = memref.alloc() : memref<1xi32>
      %v = memref.load %p[%c0] : memref<1xi32>
      %w = arith.muli %v, %k3 : i32
      memref.store %w, %f[%c0] : memref<1xi32>
      scf.yield %f : memref<1xi32>
    } else {
      scf.yield %p : memref<1xi32>
    }
    scf.yield %q : memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @flags(%t, %f, %k5) : (i1, i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @flags(%t, %t, %k5) : (i1, i1, i32) -> i32
  vector.print %1 : i32
  return
}
