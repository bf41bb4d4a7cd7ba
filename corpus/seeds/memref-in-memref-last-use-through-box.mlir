// Exercises: after its store into a box the inner buffer is only used through a load from the box in a later block; its SSA value is dead there.
func.func @box(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %box = memref.alloc() : memref<memref<1xi32>>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  memref.store %a, %box[] : memref<memref<1xi32>>
  cf.cond_br %c, ^bb1, ^bb2(%k1 : i32)
^bb1:
  %l = memref.load %box[] : memref<memref<1xi32>>
  %v = memref.load %l[%c0] : memref<1xi32>
  cf.br ^bb2(%v : i32)
^bb2(%r: i32):
  return %r : i32
}
func.func @main() {
  %k9 = arith.constant 9 : i32
  %t = arith.constant true
  %0 = func.call @box(%t, %k9) : (i1, i32) -> i32
  vector.print %0 : i32
  return
}
