// Style: OpenMP lowering, a parallel worksharing loop over rows with a private heap row, the single region prints a summary.
func.func private @report(memref<?xi32>)
func.func @rows(%a: memref<?x?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?x?xi32>
  %m = memref.dim %a, %c1 : memref<?x?xi32>
  %sums = memref.alloc(%n) : memref<?xi32>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %row = memref.alloc(%m) : memref<?xi32>
        %v = memref.subview %a[%i, 0] [1, %m] [1, 1] : memref<?x?xi32> to memref<?xi32, strided<[1], offset: ?>>
        memref.copy %v, %row : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>
        %s = scf.for %j = %c0 to %m step %c1 iter_args(%t = %z) -> (i32) {
          %e = memref.load %row[%j] : memref<?xi32>
          %u = arith.addi %t, %e : i32
          scf.yield %u : i32
        }
        memref.store %s, %sums[%i] : memref<?xi32>
        memref.dealloc %row {bufferization.manual_deallocation} : memref<?xi32>
        omp.yield
      }
    }
    omp.barrier
    omp.single {
      func.call @report(%sums) : (memref<?xi32>) -> ()
      omp.terminator
    }
    omp.terminator
  }
  return %sums : memref<?xi32>
}
