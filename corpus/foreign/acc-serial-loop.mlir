// Style: OpenACC: a serial construct with a sequential loop and a local temporary.
func.func @prefix(%x: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %run = memref.alloc() : memref<1xi32>
  memref.store %z, %run[%c0] : memref<1xi32>
  acc.serial {
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %x[%i] : memref<?xi32>
      %o = memref.load %run[%c0] : memref<1xi32>
      %s = arith.addi %v, %o : i32
      memref.store %s, %run[%c0] : memref<1xi32>
      memref.store %s, %x[%i] : memref<?xi32>
    }
    acc.yield
  }
  return
}
