// Exercises: cf.switch with two cases and a default that forward different owned buffers to one join.
func.func @sw(%k: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k10 = arith.constant 10 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %k10, %b[%c0] : memref<1xi32>
  cf.switch %k : i32, [
    default: ^join(%a : memref<1xi32>),
    1: ^join(%b : memref<1xi32>),
    2: ^bb1
  ]
^bb1:
  %f = memref.alloc() : memref<1xi32>
  %v = memref.load %b[%c0] : memref<1xi32>
  %w = arith.addi %v, %x : i32
  memref.store %w, %f[%c0] : memref<1xi32>
  cf.br ^join(%f : memref<1xi32>)
^join(%p: memref<1xi32>):
  %r = memref.load %p[%c0] : memref<1xi32>
  return %r : i32
}
func.func @main() {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %k5 = arith.constant 5 : i32
  %0 = func.call @sw(%k0, %k5) : (i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @sw(%k1, %k5) : (i32, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @sw(%k2, %k5) : (i32, i32) -> i32
  vector.print %2 : i32
  return
}
