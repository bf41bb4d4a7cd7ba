// K3. Where the source of a copy is freed, the source is handed on as the new buffer.
//
// readings: union, literal
// for: fh K3
//
// %t holds what %s holds from the copy on, and takes over its lifetime: the free says that %s is a
// heap allocation and its own memref (D4). The conjunct is that nothing touches %s between, by
// whatever name (%o): the copy would not see it. Sizes are static, since a copy between buffers of
// different sizes is undefined in a way that is not encoded.

!m = memref<4xf32, strided<[?], offset: ?>>

func.func @src(%s: memref<4xf32> {freehold.noalias = [1]}, %o: !m, %at: index, %x: f32,
               %rest: !m {freehold.list}, %ifRest: i1 {freehold.list}) -> (memref<4xf32>, f32) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %s, %t : memref<4xf32> to memref<4xf32>
  memref.store %x, %o[%at] : !m
  bufferization.dealloc (%rest : !m) if (%ifRest)
  memref.dealloc %s : memref<4xf32>
  %v = memref.load %t[%at] : memref<4xf32>
  return %t, %v : memref<4xf32>, f32
}

func.func @tgt(%s: memref<4xf32>, %o: !m, %at: index, %x: f32, %rest: !m,
               %ifRest: i1) -> (memref<4xf32>, f32) {
  memref.store %x, %o[%at] : !m
  bufferization.dealloc (%rest : !m) if (%ifRest)
  %v = memref.load %s[%at] : memref<4xf32>
  return %s, %v : memref<4xf32>, f32
}
