// Style: framework interpreter, unranked handles are passed to an external op and inspected by rank and dim before a ranked cast.
func.func private @op(memref<*xf32>) -> memref<*xf32>
func.func @apply(%x: memref<2x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %x, %c1 : memref<2x?xf32>
  %t = memref.alloc(%n) : memref<2x?xf32>
  memref.copy %x, %t : memref<2x?xf32> to memref<2x?xf32>
  %u = memref.cast %t : memref<2x?xf32> to memref<*xf32>
  %v = func.call @op(%u) : (memref<*xf32>) -> memref<*xf32>
  %rank = memref.rank %v : memref<*xf32>
  %two = arith.cmpi eq, %rank, %c2 : index
  %w = scf.if %two -> (memref<*xf32>) {
    scf.yield %v : memref<*xf32>
  } else {
    scf.yield %u : memref<*xf32>
  }
  %r = memref.cast %w : memref<*xf32> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}
