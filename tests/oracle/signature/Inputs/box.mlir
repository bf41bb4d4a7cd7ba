// A buffer stored in a memref of memrefs is dead as an SSA value, so it is freed at the end of the block although it is read later through the memref that holds it.
func.func @f(%c: i1, %x: i32) -> i32 {
  %box = memref.alloc() : memref<memref<i32>>
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %a, %box[] : memref<memref<i32>>
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  %l = memref.load %box[] : memref<memref<i32>>
  %v = memref.load %l[] : memref<i32>
  cf.br ^bb2(%v : i32)
^bb2(%r: i32):
  return %r : i32
}
func.func @main() -> i32 {
  %k = arith.constant 7 : i32
  %t = arith.constant true
  %r = call @f(%t, %k) : (i1, i32) -> i32
  return %r : i32
}
