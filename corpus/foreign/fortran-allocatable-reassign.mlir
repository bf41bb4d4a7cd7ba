// Style: flang-like, assignment to an allocatable: reallocates when the shape differs, else reuses the buffer.
func.func @_QFreassign(%steps: memref<?xi8>, %seed: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i8
  %n = memref.dim %steps, %c0 : memref<?xi8>
  %a0 = memref.alloc(%c1) : memref<?xi32>
  linalg.fill ins(%seed : i32) outs(%a0 : memref<?xi32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %a0) -> (memref<?xi32>) {
    %s8 = memref.load %steps[%i] : memref<?xi8>
    %sm = arith.andi %s8, %k3 : i8
    %want0 = arith.index_castui %sm : i8 to index
    %want = arith.addi %want0, %c1 : index
    %have = memref.dim %a, %c0 : memref<?xi32>
    %same = arith.cmpi eq, %want, %have : index
    %v = memref.load %a[%c0] : memref<?xi32>
    %ii = arith.index_cast %i : index to i32
    %w = arith.addi %v, %ii : i32
    %b = scf.if %same -> (memref<?xi32>) {
      scf.yield %a : memref<?xi32>
    } else {
      %fresh = memref.alloc(%want) : memref<?xi32>
      scf.yield %fresh : memref<?xi32>
    }
    linalg.fill ins(%w : i32) outs(%b : memref<?xi32>)
    scf.yield %b : memref<?xi32>
  }
  return %r : memref<?xi32>
}
