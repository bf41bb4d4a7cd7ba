// Style: teaching compiler, sieve of Eratosthenes: flags on the heap, then the primes packed into a buffer of exactly their number.
func.func @primes(%limit: index) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c64 = arith.constant 64 : index
  %true = arith.constant true
  %false = arith.constant false
  %n0 = arith.minui %limit, %c64 : index
  %n = arith.maxui %n0, %c2 : index
  %flags = memref.alloc(%n) : memref<?xi1>
  linalg.fill ins(%true : i1) outs(%flags : memref<?xi1>)
  memref.store %false, %flags[%c0] : memref<?xi1>
  memref.store %false, %flags[%c1] : memref<?xi1>
  %count = scf.for %p = %c2 to %n step %c1 iter_args(%k = %c0) -> (index) {
    %is = memref.load %flags[%p] : memref<?xi1>
    %k2 = scf.if %is -> (index) {
      %pp = arith.muli %p, %p : index
      scf.for %q = %pp to %n step %p {
        memref.store %false, %flags[%q] : memref<?xi1>
      }
      %k1 = arith.addi %k, %c1 : index
      scf.yield %k1 : index
    } else {
      scf.yield %k : index
    }
    scf.yield %k2 : index
  }
  %out = memref.alloc(%count) : memref<?xindex>
  %end = scf.for %p = %c2 to %n step %c1 iter_args(%k = %c0) -> (index) {
    %is = memref.load %flags[%p] : memref<?xi1>
    %k2 = scf.if %is -> (index) {
      memref.store %p, %out[%k] : memref<?xindex>
      %k1 = arith.addi %k, %c1 : index
      scf.yield %k1 : index
    } else {
      scf.yield %k : index
    }
    scf.yield %k2 : index
  }
  return %out : memref<?xindex>
}
