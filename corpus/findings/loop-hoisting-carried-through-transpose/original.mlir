// A buffer that is carried to the next iteration through memref.transpose is not seen as yielded, and is hoisted: the iterations share one buffer.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.constant 1 : i32
  %i0 = memref.alloc() : memref<1xi32>
  memref.store %k, %i0[%c0] : memref<1xi32>
  %i1 = memref.transpose %i0 (i) -> (i) : memref<1xi32> to memref<1xi32, strided<[1]>>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %i1) -> (memref<1xi32, strided<[1]>>) {
    %a = memref.alloc() : memref<1xi32>
    memref.store %k, %a[%c0] : memref<1xi32>
    %u = memref.load %p[%c0] : memref<1xi32, strided<[1]>>
    %w = arith.addi %u, %u : i32
    memref.store %w, %a[%c0] : memref<1xi32>
    %t = memref.transpose %a (i) -> (i) : memref<1xi32> to memref<1xi32, strided<[1]>>
    scf.yield %t : memref<1xi32, strided<[1]>>
  }
  %v = memref.load %r[%c0] : memref<1xi32, strided<[1]>>
  return %v : i32
}
