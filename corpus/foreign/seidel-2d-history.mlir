// Style: person porting C, Gauss-Seidel in place on the argument, with the history of changes as a returned buffer.
func.func @seidel(%grid: memref<10x10xf64>, %sweeps: i8) -> memref<?xf64> {
  %zero = arith.constant 0.0 : f64
  %nine = arith.constant 9.0 : f64
  %mask = arith.constant 7 : i8
  %few = arith.andi %sweeps, %mask : i8
  %n = arith.index_castui %few : i8 to index
  %history = memref.alloc(%n) : memref<?xf64>
  affine.for %t = 0 to %n {
    affine.store %zero, %history[%t] : memref<?xf64>
    affine.for %i = 1 to 9 {
      affine.for %j = 1 to 9 {
        %sum = affine.for %k = -1 to 2 iter_args(%s0 = %zero) -> (f64) {
          %s3 = affine.for %l = -1 to 2 iter_args(%s1 = %s0) -> (f64) {
            %v = affine.load %grid[%i + %k, %j + %l] : memref<10x10xf64>
            %s2 = arith.addf %s1, %v : f64
            affine.yield %s2 : f64
          }
          affine.yield %s3 : f64
        }
        %new = arith.divf %sum, %nine : f64
        %old = affine.load %grid[%i, %j] : memref<10x10xf64>
        affine.store %new, %grid[%i, %j] : memref<10x10xf64>
        %d = arith.subf %new, %old : f64
        %dd = arith.mulf %d, %d : f64
        %h = affine.load %history[%t] : memref<?xf64>
        %hh = arith.addf %h, %dd : f64
        affine.store %hh, %history[%t] : memref<?xf64>
      }
    }
  }
  return %history : memref<?xf64>
}
