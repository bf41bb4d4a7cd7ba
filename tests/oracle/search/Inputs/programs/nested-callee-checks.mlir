// Precondition: two helpers check sizes and the batch, far from the entry.
// Words: size 0 of argument 0 is size 1 of argument 0 (12)
func.func private @check(%a: memref<?x?xf32>, %b: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %m = memref.dim %b, %c0 : memref<?xf32>
  %twice = arith.addi %m, %m : index
  %same = arith.cmpi eq, %n, %twice : index
  cf.assert %same, "columns come in pairs"
  return
}
func.func private @batch(%size: index) -> index {
  %c12 = arith.constant 12 : index
  %c64 = arith.constant 64 : index
  %low = arith.cmpi uge, %size, %c12 : index
  %high = arith.cmpi ule, %size, %c64 : index
  %ok = arith.andi %low, %high : i1
  cf.assert %ok, "batch of 12 to 64"
  return %size : index
}
func.func @run(%a: memref<?x?xf32>, %b: memref<?xf32>, %size: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  call @check(%a, %b) : (memref<?x?xf32>, memref<?xf32>) -> ()
  %n = call @batch(%size) : (index) -> index
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %enough = arith.cmpi eq, %rows, %n : index
  cf.assert %enough, "a row for each of the batch"
  %out = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %a[%i, %c0] : memref<?x?xf32>
    memref.store %v, %out[%i] : memref<?xf32>
  }
  return %out : memref<?xf32>
}
