// Style: OpenMP: two tasks fill halves of a buffer, taskwait, then a reduction by hand.
func.func @tasks(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %z = arith.constant 0 : i32
  %buf = memref.alloc() : memref<8xi32>
  omp.parallel {
    omp.single {
      omp.task {
        scf.for %i = %c0 to %c4 step %c1 {
          memref.store %one, %buf[%i] : memref<8xi32>
        }
        omp.terminator
      }
      omp.task {
        scf.for %i = %c4 to %c8 step %c1 {
          memref.store %two, %buf[%i] : memref<8xi32>
        }
        omp.terminator
      }
      omp.taskwait
      omp.terminator
    }
    omp.terminator
  }
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> (i32) {
    %v = memref.load %buf[%i] : memref<8xi32>
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
