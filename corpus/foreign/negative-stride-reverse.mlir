// Style: NumPy-like front end, x[::-1] as a reinterpret_cast with a negative stride, copied because the result must be owned.
func.func @reverse_cumsum(%x: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %empty = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %empty, ^none, ^some
^none:
  %e = memref.alloc(%c0) : memref<?xi32>
  cf.br ^out(%e : memref<?xi32>)
^some:
  %copy = memref.alloc(%n) : memref<?xi32>
  memref.copy %x, %copy : memref<?xi32> to memref<?xi32>
  %last = arith.subi %n, %c1 : index
  %rev = memref.reinterpret_cast %copy to offset: [%last], sizes: [%n], strides: [-1] : memref<?xi32> to memref<?xi32, strided<[-1], offset: ?>>
  %sum = memref.alloc(%n) : memref<?xi32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i32) {
    %v = memref.load %rev[%i] : memref<?xi32, strided<[-1], offset: ?>>
    %b = arith.addi %a, %v : i32
    memref.store %b, %sum[%i] : memref<?xi32>
    scf.yield %b : i32
  }
  cf.br ^out(%sum : memref<?xi32>)
^out(%r: memref<?xi32>):
  return %r : memref<?xi32>
}
