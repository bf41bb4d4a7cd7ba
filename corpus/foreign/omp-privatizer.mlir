// Style: OpenMP: a private variable declared by omp.private.
omp.private {type = private} @t_private : memref<1xf32>
func.func @f(%x: memref<?xf32>, %t: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %buf = memref.alloc(%n) : memref<?xf32>
  omp.parallel private(@t_private %t -> %p : memref<1xf32>) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %x[%i] : memref<?xf32>
        %w = arith.mulf %v, %two : f32
        memref.store %w, %p[%c0] : memref<1xf32>
        %y = memref.load %p[%c0] : memref<1xf32>
        memref.store %y, %buf[%i] : memref<?xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  memref.copy %buf, %x : memref<?xf32> to memref<?xf32>
  return
}
