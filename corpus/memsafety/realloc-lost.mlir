// expected: safe
func.func @f(%c: i1) {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4) : memref<?xf32>
  %q = scf.if %c -> (memref<?xf32>) {
    %g = memref.realloc %a(%c4) : memref<?xf32> to memref<?xf32>
    scf.yield %g : memref<?xf32>
  } else {
    scf.yield %a : memref<?xf32>
  }
  memref.dealloc %q : memref<?xf32>
  return
}
