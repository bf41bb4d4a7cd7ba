// mistake: the flags are freed when the primes are counted, before they are packed
// expected: use-after-free
module {
  func.func @primes(%arg0: index) -> memref<?xindex> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.minui %arg0, %c64 : index
    %1 = arith.maxui %0, %c2 : index
    %alloc = memref.alloc(%1) : memref<?xi1>
    linalg.fill ins(%true : i1) outs(%alloc : memref<?xi1>)
    memref.store %false, %alloc[%c0] : memref<?xi1>
    memref.store %false, %alloc[%c1] : memref<?xi1>
    %2 = scf.for %arg1 = %c2 to %1 step %c1 iter_args(%arg2 = %c0) -> (index) {
      %4 = memref.load %alloc[%arg1] : memref<?xi1>
      %5 = scf.if %4 -> (index) {
        %6 = arith.muli %arg1, %arg1 : index
        scf.for %arg3 = %6 to %1 step %arg1 {
          memref.store %false, %alloc[%arg3] : memref<?xi1>
        }
        %7 = arith.addi %arg2, %c1 : index
        scf.yield %7 : index
      } else {
        scf.yield %arg2 : index
      }
      scf.yield %5 : index
    }
    %alloc_0 = memref.alloc(%2) : memref<?xindex>
    memref.dealloc %alloc : memref<?xi1>
    %3 = scf.for %arg1 = %c2 to %1 step %c1 iter_args(%arg2 = %c0) -> (index) {
      %4 = memref.load %alloc[%arg1] : memref<?xi1>
      %5 = scf.if %4 -> (index) {
        memref.store %arg1, %alloc_0[%arg2] : memref<?xindex>
        %6 = arith.addi %arg2, %c1 : index
        scf.yield %6 : index
      } else {
        scf.yield %arg2 : index
      }
      scf.yield %5 : index
    }
    return %alloc_0 : memref<?xindex>
  }
}
