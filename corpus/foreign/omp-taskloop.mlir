// Style: OpenMP: a taskloop that fills a buffer.
func.func @fill(%n: index, %v: f32) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %zero = arith.constant 0.0 : f32
  %buf = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%buf : memref<8xf32>)
  omp.parallel {
    omp.single {
      omp.taskloop {
        omp.loop_nest (%i) : index = (%c0) to (%m) step (%c1) {
          memref.store %v, %buf[%i] : memref<8xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return %buf : memref<8xf32>
}
