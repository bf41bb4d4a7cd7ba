// Style: Python binding layer, takes unranked memrefs: memref.rank selects a flattening, a reshape by a shape buffer gives one rank.
func.func @flat_sum(%x: memref<*xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %rank = memref.rank %x : memref<*xf32>
  %size = scf.for %d = %c0 to %rank step %c1 iter_args(%s = %c1) -> (index) {
    %n = memref.dim %x, %d : memref<*xf32>
    %t = arith.muli %s, %n : index
    scf.yield %t : index
  }
  %shape = memref.alloc() : memref<1xindex>
  memref.store %size, %shape[%c0] : memref<1xindex>
  %flat = memref.reshape %x(%shape) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
  %own = memref.alloc(%size) : memref<?xf32>
  memref.copy %flat, %own : memref<?xf32> to memref<?xf32>
  %r = scf.for %i = %c0 to %size step %c1 iter_args(%a = %zero) -> (f32) {
    %v = memref.load %own[%i] : memref<?xf32>
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  return %r : f32
}
