// Style: text tool, words of a line are wrapped at a width, spaces become line ends, two passes and a copy of the text.
func.func @wrap(%text: memref<?xi8>, %width: i8) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : index
  %space = arith.constant 32 : i8
  %nl = arith.constant 10 : i8
  %w0 = arith.index_castui %width : i8 to index
  %w = arith.maxui %w0, %c1 : index
  %n = memref.dim %text, %c0 : memref<?xi8>
  %out = memref.alloc(%n) : memref<?xi8>
  memref.copy %text, %out : memref<?xi8> to memref<?xi8>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%start = %c0, %blank = %none) -> (index, index) {
    %b = memref.load %out[%i] : memref<?xi8>
    %is = arith.cmpi eq, %b, %space : i8
    %blank2 = arith.select %is, %i, %blank : index
    %len = arith.subi %i, %start : index
    %long = arith.cmpi uge, %len, %w : index
    %has = arith.cmpi ne, %blank2, %none : index
    %cut = arith.andi %long, %has : i1
    %s:2 = scf.if %cut -> (index, index) {
      memref.store %nl, %out[%blank2] : memref<?xi8>
      %next = arith.addi %blank2, %c1 : index
      scf.yield %next, %none : index, index
    } else {
      scf.yield %start, %blank2 : index, index
    }
    scf.yield %s#0, %s#1 : index, index
  }
  return %out : memref<?xi8>
}
