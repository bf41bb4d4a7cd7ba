// Branches pass a buffer of which a clone is needed along their first, second or both edges, at different places.
func.func @second(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^new, ^join(%x, %a : i32, memref<i32>)
^new:
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.br ^join(%x, %b : i32, memref<i32>)
^join(%i: i32, %p: memref<i32>):
  %v = memref.load %p[] : memref<i32>
  %w = arith.addi %v, %i : i32
  return %w : i32
}
func.func @both(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.cond_br %c, ^join(%a, %b : memref<i32>, memref<i32>), ^join(%b, %a : memref<i32>, memref<i32>)
^join(%p: memref<i32>, %q: memref<i32>):
  %v = memref.load %p[] : memref<i32>
  %w = memref.load %q[] : memref<i32>
  %y = arith.subi %v, %w : i32
  return %y : i32
}
func.func @used_on_the_other(%c: i1, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^use, ^join(%a : memref<i32>)
^use:
  %b = memref.alloc() : memref<i32>
  %u = memref.load %a[] : memref<i32>
  memref.store %u, %b[] : memref<i32>
  cf.br ^join(%b : memref<i32>)
^join(%p: memref<i32>):
  %v = memref.load %p[] : memref<i32>
  return %v : i32
}
func.func @of_three(%k: i32, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.switch %k : i32, [
    default: ^join(%b, %x : memref<i32>, i32),
    0: ^new,
    1: ^join(%a, %k : memref<i32>, i32)
  ]
^new:
  %d = memref.alloc() : memref<i32>
  memref.store %k, %d[] : memref<i32>
  cf.br ^join(%d, %x : memref<i32>, i32)
^join(%p: memref<i32>, %i: i32):
  %v = memref.load %p[] : memref<i32>
  %w = arith.addi %v, %i : i32
  return %w : i32
}
