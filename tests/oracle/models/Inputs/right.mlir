func.func @copies() -> memref<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<3xf32>
  %end = scf.for %i = %c0 to %c3 step %c1 iter_args(%v = %one) -> f32 {
    memref.store %v, %a[%i] : memref<3xf32>
    %w = arith.addf %v, %one : f32
    scf.yield %w : f32
  }
  %d = memref.cast %a : memref<3xf32> to memref<?xf32>
  %t = "test.twice"(%d) : (memref<?xf32>) -> memref<?xf32>
  %r = memref.alloc() : memref<3xf32>
  "test.copy"(%t, %r) : (memref<?xf32>, memref<3xf32>) -> ()
  memref.dealloc %a : memref<3xf32>
  memref.dealloc %t : memref<?xf32>
  return %r : memref<3xf32>
}
