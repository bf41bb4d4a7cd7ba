// A running maximum kept in a buffer of one element that another pass gave a dynamic size: the load from the buffer moves
// out of the loop, past the store through the cast.
func.func @running_maximum(%input: memref<?xi32>, %trace: memref<64xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %input, %c0 : memref<?xi32>
  %best = memref.alloc() : memref<1xi32>
  %any = memref.cast %best : memref<1xi32> to memref<?xi32>
  memref.store %zero, %best[%c0] : memref<1xi32>
  %sorted = memref.alloc() : memref<64xi32>
  linalg.fill ins(%zero : i32) outs(%sorted : memref<64xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %isInside = arith.cmpi ult, %i, %c1 : index
    scf.if %isInside {
      %x = memref.load %input[%i] : memref<?xi32>
      memref.store %x, %sorted[%i] : memref<64xi32>
    }
  }
  affine.for %i = 0 to 64 {
    %x = affine.load %sorted[%i] : memref<64xi32>
    %before = affine.load %best[0] : memref<1xi32>
    affine.store %before, %trace[%i] : memref<64xi32>
    %number = arith.index_cast %i : index to i32
    %sum = arith.addi %x, %number : i32
    %after = arith.maxsi %sum, %zero : i32
    affine.store %after, %any[0] : memref<?xi32>
  }
  %tail = memref.alloc(%n) : memref<?xi32>
  memref.copy %input, %tail : memref<?xi32> to memref<?xi32>
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i32) {
    %x = memref.load %tail[%i] : memref<?xi32>
    %s = arith.xori %acc, %x : i32
    scf.yield %s : i32
  }
  %last = affine.load %best[0] : memref<1xi32>
  %result = arith.addi %last, %total : i32
  return %result : i32
}
