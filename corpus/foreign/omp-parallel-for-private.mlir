// Style: OpenMP: a worksharing loop inside of a parallel region with a private temporary.
func.func @scale(%x: memref<?xf32>, %s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %t = memref.alloc() : memref<1xf32>
        %v = memref.load %x[%i] : memref<?xf32>
        %w = arith.mulf %v, %s : f32
        memref.store %w, %t[%c0] : memref<1xf32>
        %y = memref.load %t[%c0] : memref<1xf32>
        memref.store %y, %x[%i] : memref<?xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
