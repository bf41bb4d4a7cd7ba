// Style: Polygeist, Polybench gramschmidt with a column copied out in each step by a private helper.
func.func private @column(%A: memref<6x4xf64>, %j: index) -> memref<6xf64> {
  %v = memref.alloc() {alignment = 16 : i64} : memref<6xf64>
  affine.for %i = 0 to 6 {
    %a = memref.load %A[%i, %j] : memref<6x4xf64>
    affine.store %a, %v[%i] : memref<6xf64>
  }
  return %v : memref<6xf64>
}
func.func @gramschmidt(%A: memref<6x4xf64>, %R: memref<4x4xf64>, %Q: memref<6x4xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %k = 0 to 4 {
    %v = func.call @column(%A, %k) : (memref<6x4xf64>, index) -> memref<6xf64>
    %nrm = affine.for %i = 0 to 6 iter_args(%s = %zero) -> (f64) {
      %a = affine.load %v[%i] : memref<6xf64>
      %aa = arith.mulf %a, %a : f64
      %t = arith.addf %s, %aa : f64
      affine.yield %t : f64
    }
    %root = math.sqrt %nrm : f64
    affine.store %root, %R[%k, %k] : memref<4x4xf64>
    affine.for %i = 0 to 6 {
      %a = affine.load %v[%i] : memref<6xf64>
      %q = arith.divf %a, %root : f64
      affine.store %q, %Q[%i, %k] : memref<6x4xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to 4 {
      %w = func.call @column(%A, %j) : (memref<6x4xf64>, index) -> memref<6xf64>
      %dot = affine.for %i = 0 to 6 iter_args(%s = %zero) -> (f64) {
        %q = affine.load %Q[%i, %k] : memref<6x4xf64>
        %a = affine.load %w[%i] : memref<6xf64>
        %p = arith.mulf %q, %a : f64
        %t = arith.addf %s, %p : f64
        affine.yield %t : f64
      }
      affine.store %dot, %R[%k, %j] : memref<4x4xf64>
      affine.for %i = 0 to 6 {
        %q = affine.load %Q[%i, %k] : memref<6x4xf64>
        %a = affine.load %w[%i] : memref<6xf64>
        %p = arith.mulf %q, %dot : f64
        %t = arith.subf %a, %p : f64
        affine.store %t, %A[%i, %j] : memref<6x4xf64>
      }
    }
  }
  return
}
