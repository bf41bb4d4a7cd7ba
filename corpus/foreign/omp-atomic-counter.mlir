// Style: OpenMP from Fortran: atomic update, read and write of a counter, a critical section that appends.
omp.critical.declare @lock hint(none)
func.func @count(%x: memref<8xi32>) -> (i32, memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zi = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.alloc() : memref<i32>
  %h = memref.alloc() : memref<8xi32>
  memref.store %zi, %n[] : memref<i32>
  linalg.fill ins(%zi : i32) outs(%h : memref<8xi32>)
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %x[%i] : memref<8xi32>
        %p = arith.cmpi sgt, %v, %zi : i32
        scf.if %p {
          omp.atomic.update %n : memref<i32> {
          ^bb0(%cur: i32):
            %w = arith.addi %cur, %one : i32
            omp.yield(%w : i32)
          }
          omp.critical(@lock) {
            %k = arith.andi %v, %one : i32
            %j = arith.index_castui %k : i32 to index
            %o = memref.load %h[%j] : memref<8xi32>
            %q = arith.addi %o, %v : i32
            memref.store %q, %h[%j] : memref<8xi32>
            omp.terminator
          }
        }
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %n[] : memref<i32>
  return %r, %h : i32, memref<8xi32>
}
