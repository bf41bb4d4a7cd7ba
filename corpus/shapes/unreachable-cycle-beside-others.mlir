// A block that nothing reaches passes a buffer to itself, and into a block that is reached. What comes from there may be
// anything, so that other buffers of the function are compared with it.
func.func @other_allocation(%c: i1, %x: i32) -> (memref<i32>, i32) {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.br ^join(%a : memref<i32>)
^round(%u: memref<i32>):
  cf.cond_br %c, ^round(%u : memref<i32>), ^join(%u : memref<i32>)
^join(%p: memref<i32>):
  %r = memref.load %b[] : memref<i32>
  return %p, %r : memref<i32>, i32
}
func.func @two_in_turn(%c: i1, %x: i32) -> (memref<i32>, memref<i32>, i32) {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  %d = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  memref.store %x, %d[] : memref<i32>
  cf.br ^join(%a, %b : memref<i32>, memref<i32>)
^round(%u: memref<i32>, %v: memref<i32>):
  cf.cond_br %c, ^round(%v, %u : memref<i32>, memref<i32>), ^join(%u, %v : memref<i32>, memref<i32>)
^join(%p: memref<i32>, %q: memref<i32>):
  %r = memref.load %d[] : memref<i32>
  return %p, %q, %r : memref<i32>, memref<i32>, i32
}
func.func @argument(%c: i1, %m: memref<i32>) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.copy %m, %a : memref<i32> to memref<i32>
  cf.br ^join(%m : memref<i32>)
^round(%u: memref<i32>):
  cf.cond_br %c, ^round(%u : memref<i32>), ^join(%u : memref<i32>)
^join(%p: memref<i32>):
  %n = bufferization.clone %a : memref<i32> to memref<i32>
  memref.dealloc %a : memref<i32>
  %r = memref.load %n[] : memref<i32>
  %s = memref.load %p[] : memref<i32>
  memref.dealloc %n : memref<i32>
  %t = arith.addi %r, %s : i32
  return %t : i32
}
// What comes from there is stored where it may be found, so that what is found may be any buffer.
func.func @captured(%c: i1, %x: i32, %box: memref<memref<i32>>) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.br ^go
^round(%u: memref<i32>):
  memref.store %u, %box[] : memref<memref<i32>>
  cf.cond_br %c, ^round(%u : memref<i32>), ^go
^go:
  %l = memref.load %box[] : memref<memref<i32>>
  %n = bufferization.clone %a : memref<i32> to memref<i32>
  %v = memref.load %l[] : memref<i32>
  memref.dealloc %a : memref<i32>
  %w = memref.load %n[] : memref<i32>
  memref.dealloc %n : memref<i32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
