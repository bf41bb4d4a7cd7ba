// Blocks that nothing reaches pass a buffer around, and into a block that is reached.
func.func @used_after_join(%c: i1, %x: i32) -> (memref<i32>, i32) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.br ^join(%a : memref<i32>)
^round(%u: memref<i32>):
  cf.cond_br %c, ^round(%u : memref<i32>), ^join(%u : memref<i32>)
^join(%p: memref<i32>):
  %r = memref.load %a[] : memref<i32>
  return %p, %r : memref<i32>, i32
}
func.func @used_after_join_that_stands_before(%c: i1, %x: i32) -> (memref<i32>, i32) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.br ^entry
^round(%u: memref<i32>):
  cf.cond_br %c, ^join(%u : memref<i32>), ^round(%u : memref<i32>)
^entry:
  cf.br ^join(%a : memref<i32>)
^join(%p: memref<i32>):
  %r = memref.load %a[] : memref<i32>
  return %p, %r : memref<i32>, i32
}
