// Exercises: scf.while whose condition reads the carried buffer; the trip count depends on memory, and the after region replaces the buffer.
func.func @halve(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k255 = arith.constant 255 : i32
  %y = arith.andi %x, %k255 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %y, %a[%c0] : memref<2xi32>
  memref.store %k0, %a[%c1] : memref<2xi32>
  %r = scf.while (%p = %a) : (memref<2xi32>) -> (memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %c = arith.cmpi ne, %v, %k0 : i32
    scf.condition(%c) %p : memref<2xi32>
  } do {
  ^bb0(%q: memref<2xi32>):
    %f = memref.alloc() : memref<2xi32>
    %v = memref.load %q[%c0] : memref<2xi32>
    %h = arith.shrui %v, %k1 : i32
    %n = memref.load %q[%c1] : memref<2xi32>
    %n1 = arith.addi %n, %k1 : i32
    memref.store %h, %f[%c0] : memref<2xi32>
    memref.store %n1, %f[%c1] : memref<2xi32>
    scf.yield %f : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  %n = memref.load %r[%c1] : memref<2xi32>
  return %v, %n : i32, i32
}
func.func @main() {
  %k200 = arith.constant 200 : i32
  %0:2 = func.call @halve(%k200) : (i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
