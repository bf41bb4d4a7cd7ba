// A device buffer is returned by blocks that pass host buffers on, as the first operand of a branch, and the other way round.
func.func private @device(%c: i1, %x: i32) -> memref<i32> {
  %h = memref.alloc() : memref<i32>
  memref.store %x, %h[] : memref<i32>
  cf.br ^next(%h : memref<i32>)
^next(%p: memref<i32>):
  %g = gpu.alloc () : memref<i32>
  %v = memref.load %p[] : memref<i32>
  memref.store %v, %g[] : memref<i32>
  cf.cond_br %c, ^one(%p : memref<i32>), ^two
^one(%q: memref<i32>):
  cf.br ^two
^two:
  return %g : memref<i32>
}
func.func private @host(%c: i1, %x: i32) -> memref<i32> {
  %g = gpu.alloc () : memref<i32>
  memref.store %x, %g[] : memref<i32>
  cf.br ^next(%g : memref<i32>)
^next(%p: memref<i32>):
  %h = memref.alloc() : memref<i32>
  %v = memref.load %p[] : memref<i32>
  memref.store %v, %h[] : memref<i32>
  return %h : memref<i32>
}
func.func @callers(%c: i1, %x: i32) -> i32 {
  %d = call @device(%c, %x) : (i1, i32) -> memref<i32>
  %h = call @host(%c, %x) : (i1, i32) -> memref<i32>
  %v = memref.load %d[] : memref<i32>
  %w = memref.load %h[] : memref<i32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
