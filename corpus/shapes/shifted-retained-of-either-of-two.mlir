// Two memrefs: which of them the view with the shifted pointer is of cannot be told by addresses, so the pass refuses.
func.func @shifted_of_either_of_two(%c: i1, %d: i1, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xi8>
  %b = memref.alloc() : memref<8xi8>
  %s = arith.select %d, %a, %b : memref<8xi8>
  %w = memref.view %s[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %v = memref.load %w[%i0] : memref<1xi32>
  %o = bufferization.dealloc (%a, %b : memref<8xi8>, memref<8xi8>) if (%c, %c) retain (%w : memref<1xi32>)
  return %v : i32
}
