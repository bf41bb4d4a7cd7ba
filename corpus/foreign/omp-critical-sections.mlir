// Style: OpenMP: sections that allocate, and a critical update of a shared cell.
func.func @sections(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %total = memref.alloc() : memref<1xi32>
  memref.store %z, %total[%c0] : memref<1xi32>
  omp.parallel {
    omp.sections {
      omp.section {
        %t = memref.alloc() : memref<1xi32>
        memref.store %a, %t[%c0] : memref<1xi32>
        omp.critical {
          %v = memref.load %t[%c0] : memref<1xi32>
          %o = memref.load %total[%c0] : memref<1xi32>
          %s = arith.addi %o, %v : i32
          memref.store %s, %total[%c0] : memref<1xi32>
          omp.terminator
        }
        omp.terminator
      }
      omp.section {
        omp.critical {
          %o = memref.load %total[%c0] : memref<1xi32>
          %s = arith.addi %o, %b : i32
          memref.store %s, %total[%c0] : memref<1xi32>
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %total[%c0] : memref<1xi32>
  return %r : i32
}
