// K4. A temporary that is filled, copied to a result and freed: the result is filled in its place.
//
// readings: union, literal
// for: fh K4
//
// The temporary is all that the result becomes, since one op fills it (a copy of %u), and it is
// gone after. The conjuncts are that %u is no other view of the result, which a copy may not
// overlap, and that nothing touches the result between the temporary and the copy, by whatever name
// (%o): it would see the new contents too early. Sizes are static as in K3.

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
