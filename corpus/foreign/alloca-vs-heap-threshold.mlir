// Style: small-buffer optimisation by a library author, short vectors on the stack inside an alloca_scope, long ones on the heap.
func.func @checksum(%x: memref<?xi16>) -> i16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i16
  %k = arith.constant 31 : i16
  %n = memref.dim %x, %c0 : memref<?xi16>
  %small = arith.cmpi ule, %n, %c4 : index
  %r = memref.alloca_scope -> (i16) {
    %stack = memref.alloca() : memref<4xi16>
    %w = scf.if %small -> (memref<?xi16, strided<[1]>>) {
      %v = memref.subview %stack[0] [%n] [1] : memref<4xi16> to memref<?xi16, strided<[1]>>
      scf.yield %v : memref<?xi16, strided<[1]>>
    } else {
      %h = memref.alloc(%n) : memref<?xi16>
      %v = memref.cast %h : memref<?xi16> to memref<?xi16, strided<[1]>>
      scf.yield %v : memref<?xi16, strided<[1]>>
    }
    memref.copy %x, %w : memref<?xi16> to memref<?xi16, strided<[1]>>
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i16) {
      %v = memref.load %w[%i] : memref<?xi16, strided<[1]>>
      %m = arith.muli %a, %k : i16
      %b = arith.addi %m, %v : i16
      scf.yield %b : i16
    }
    memref.alloca_scope.return %s : i16
  }
  return %r : i16
}
