// Style: mixed module: an llvm.func with a body that computes a scalar, called by llvm.call in a loop.
llvm.func internal @mix(%a: i64, %b: i64) -> i64 {
  %c = llvm.mlir.constant(31 : i64) : i64
  %m = llvm.mul %a, %c : i64
  %s = llvm.add %m, %b : i64
  %t = llvm.icmp "slt" %s, %c : i64
  llvm.cond_br %t, ^a, ^b
^a:
  llvm.return %c : i64
^b:
  %x = llvm.xor %s, %c : i64
  llvm.return %x : i64
}
func.func @hash(%x: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5381 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %o = memref.alloc(%n) : memref<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%h = %z) -> i64 {
    %v = memref.load %x[%i] : memref<?xi64>
    %k = llvm.call @mix(%h, %v) : (i64, i64) -> i64
    memref.store %k, %o[%i] : memref<?xi64>
    scf.yield %k : i64
  }
  return %o : memref<?xi64>
}
