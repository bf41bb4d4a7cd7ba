// Style: OpenMP with a privatizer that allocates a copy for each thread and deallocates it (firstprivate of an array).
omp.private {type = firstprivate} @arr : memref<4xf32> init {
^bb0(%orig: memref<4xf32>, %priv: memref<4xf32>):
  %p = memref.alloc() : memref<4xf32>
  omp.yield(%p : memref<4xf32>)
} copy {
^bb0(%orig: memref<4xf32>, %priv: memref<4xf32>):
  memref.copy %orig, %priv : memref<4xf32> to memref<4xf32>
  omp.yield(%priv : memref<4xf32>)
} dealloc {
^bb0(%priv: memref<4xf32>):
  memref.dealloc %priv : memref<4xf32>
  omp.yield
}
func.func @f(%x: memref<4xf32>, %w: memref<8xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %o = memref.alloc() : memref<8xf32>
  omp.parallel private(@arr %x -> %p : memref<4xf32>) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %j = arith.remui %i, %c4 : index
        %v = memref.load %w[%i] : memref<8xf32>
        %u = memref.load %p[%j] : memref<4xf32>
        %s = arith.addf %u, %v : f32
        memref.store %s, %o[%i] : memref<8xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return %o : memref<8xf32>
}
