// Host and device buffers side by side: each is freed once, by the op of its own kind.
func.func @straight(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.maxui %n, %one : index
  %short = arith.minui %size, %one : index
  %host = memref.alloc(%short) : memref<?xf32>
  %device = gpu.alloc (%short) : memref<?xf32>
  memref.store %x, %host[%c0] : memref<?xf32>
  memref.copy %host, %device : memref<?xf32> to memref<?xf32>
  %r = memref.load %device[%c0] : memref<?xf32>
  return %r : f32
}

// Each kind is carried by a loop, and the previous iteration's buffer freed.
func.func @carried(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %h0 = memref.alloc() : memref<2xf32>
  %d0 = gpu.alloc () : memref<2xf32>
  memref.store %x, %h0[%c0] : memref<2xf32>
  memref.store %x, %d0[%c0] : memref<2xf32>
  %last:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %h0, %d = %d0)
      -> (memref<2xf32>, memref<2xf32>) {
    %v = memref.load %h[%c0] : memref<2xf32>
    %w = memref.load %d[%c0] : memref<2xf32>
    %s = arith.addf %v, %w : f32
    %hn = memref.alloc() : memref<2xf32>
    %dn = gpu.alloc () : memref<2xf32>
    memref.store %s, %hn[%c0] : memref<2xf32>
    memref.store %v, %dn[%c0] : memref<2xf32>
    scf.yield %hn, %dn : memref<2xf32>, memref<2xf32>
  }
  %a = memref.load %last#0[%c0] : memref<2xf32>
  %b = memref.load %last#1[%c0] : memref<2xf32>
  %r = arith.addf %a, %b : f32
  return %r : f32
}
