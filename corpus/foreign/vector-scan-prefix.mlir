// Style: data-parallel library, blocked inclusive prefix sums: vector.scan per block, carries through extract, constant masks at the end.
func.func @prefix(%x: memref<?x4xi64>) -> memref<?x4xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?x4xi64>
  %out = memref.alloc(%n) : memref<?x4xi64>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%carry = %z) -> (i64) {
    %row = vector.transfer_read %x[%i, %c0], %z {in_bounds = [true]} : memref<?x4xi64>, vector<4xi64>
    %s0 = vector.broadcast %z : i64 to vector<i64>
    %init = vector.insert %z, %s0 [] : i64 into vector<i64>
    %p, %t = vector.scan <add>, %row, %init {inclusive = true, reduction_dim = 0} : vector<4xi64>, vector<i64>
    %cv = vector.broadcast %carry : i64 to vector<4xi64>
    %q = arith.addi %p, %cv : vector<4xi64>
    vector.store %q, %out[%i, %c0] : memref<?x4xi64>, vector<4xi64>
    %e = vector.extract %q[3] : i64 from vector<4xi64>
    scf.yield %e : i64
  }
  return %out : memref<?x4xi64>
}
