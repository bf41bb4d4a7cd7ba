// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @prefix(%arg0: memref<?x4xi64>) -> memref<?x4xi64> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant dense<0> : vector<i64>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?x4xi64>
    %alloc = memref.alloc(%dim) : memref<?x4xi64>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0_i64) -> (i64) {
      %1 = vector.transfer_read %arg0[%arg1, %c0], %c0_i64 {in_bounds = [true]} : memref<?x4xi64>, vector<4xi64>
      %dest, %accumulated_value = vector.scan <add>, %1, %cst {inclusive = true, reduction_dim = 0 : i64} : vector<4xi64>, vector<i64>
      %2 = vector.broadcast %arg2 : i64 to vector<4xi64>
      %3 = arith.addi %dest, %2 : vector<4xi64>
      %4 = vector.extract %3[3] : i64 from vector<4xi64>
      scf.yield %4 : i64
    }
    return %alloc : memref<?x4xi64>
  }
}

