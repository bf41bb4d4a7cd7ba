// K4. A temporary that is filled, copied to a result and freed is replaced by the result.
//
// readings: union, literal
// for: fh K4
//
// One op (a copy of %u) fills the whole temporary, so the result gets no other contents, and the
// temporary is not used after the copy to the result. The conjuncts are that %u is not the result's
// buffer, since source and target of a copy must not overlap, and that nothing accesses the result
// between the two copies through any memref (%o): it would see the new contents too early. Sizes are
// static as in K3.

!m = memref<4xf32, strided<[?], offset: ?>>

func.func @src(%u: !m, %r: !m {freehold.noalias = [0, 2]}, %o: !m, %at: index,
               %rest: !m {freehold.list}, %ifRest: i1 {freehold.list}) -> (f32, f32) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %u, %t : !m to memref<4xf32>
  %v = memref.load %o[%at] : !m
  memref.copy %t, %r : memref<4xf32> to !m
  %w = memref.load %r[%at] : !m
  bufferization.dealloc (%rest : !m) if (%ifRest)
  memref.dealloc %t : memref<4xf32>
  return %v, %w : f32, f32
}

func.func @tgt(%u: !m, %r: !m, %o: !m, %at: index, %rest: !m, %ifRest: i1) -> (f32, f32) {
  memref.copy %u, %r : !m to !m
  %v = memref.load %o[%at] : !m
  %w = memref.load %r[%at] : !m
  bufferization.dealloc (%rest : !m) if (%ifRest)
  return %v, %w : f32, f32
}
