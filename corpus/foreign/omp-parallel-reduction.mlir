// Style: flang-like OpenMP code, a worksharing loop that fills a temporary array, then a critical update of the argument.
func.func @smooth(%x: memref<?xf32>, %s: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %tmp = memref.alloc(%n) : memref<?xf32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %x[%i] : memref<?xf32>
        %h = arith.mulf %v, %half : f32
        memref.store %h, %tmp[%i] : memref<?xf32>
        omp.yield
      }
    }
    omp.master {
      %acc = memref.load %s[] : memref<f32>
      %t = scf.for %i = %c0 to %n step %c1 iter_args(%a = %acc) -> (f32) {
        %v = memref.load %tmp[%i] : memref<?xf32>
        %b = arith.addf %a, %v : f32
        scf.yield %b : f32
      }
      memref.store %t, %s[] : memref<f32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
