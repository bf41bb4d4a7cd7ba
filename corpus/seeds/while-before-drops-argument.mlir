// Exercises: scf.while whose before region receives two buffers and forwards only one; the dropped one has to die before the condition op.
func.func @drop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %k9, %b[%c0] : memref<1xi32>
  %i0 = memref.alloc() : memref<index>
  memref.store %c0, %i0[] : memref<index>
  %r = scf.while (%p = %a, %q = %b) : (memref<1xi32>, memref<1xi32>) -> (memref<1xi32>) {
    %i = memref.load %i0[] : memref<index>
    %k = arith.addi %i, %c1 : index
    memref.store %k, %i0[] : memref<index>
    %v = memref.load %q[%c0] : memref<1xi32>
    %l = memref.load %p[%c0] : memref<1xi32>
    %w = arith.addi %v, %l : i32
    memref.store %w, %p[%c0] : memref<1xi32>
    %c = arith.cmpi ult, %i, %m : index
    scf.condition(%c) %p : memref<1xi32>
  } do {
  ^bb0(%s: memref<1xi32>):
    %f = memref.alloc() : memref<1xi32>
    memref.store %k1, %f[%c0] : memref<1xi32>
    scf.yield %s, %f : memref<1xi32>, memref<1xi32>
  }
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k100 = arith.constant 100 : i32
  %0 = func.call @drop(%c3, %k100) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
