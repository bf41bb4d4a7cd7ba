// Style: data loader, a row is split at commas, fields are returned as one buffer of starts, quotes are respected.
func.func @split(%row: memref<?xi8>) -> (memref<?xindex>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %comma = arith.constant 44 : i8
  %quote = arith.constant 34 : i8
  %false = arith.constant false
  %n = memref.dim %row, %c0 : memref<?xi8>
  %n1 = arith.addi %n, %c1 : index
  %starts = memref.alloc(%n1) : memref<?xindex>
  memref.store %c0, %starts[%c0] : memref<?xindex>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c1, %inq = %false) -> (index, i1) {
    %b = memref.load %row[%i] : memref<?xi8>
    %isq = arith.cmpi eq, %b, %quote : i8
    %inq2 = arith.xori %inq, %isq : i1
    %isc = arith.cmpi eq, %b, %comma : i8
    %t = arith.constant true
    %outq = arith.xori %inq2, %t : i1
    %cut = arith.andi %isc, %outq : i1
    %k2 = scf.if %cut -> (index) {
      %i1 = arith.addi %i, %c1 : index
      memref.store %i1, %starts[%k] : memref<?xindex>
      %k1 = arith.addi %k, %c1 : index
      scf.yield %k1 : index
    } else {
      scf.yield %k : index
    }
    scf.yield %k2, %inq2 : index, i1
  }
  %short = memref.realloc %starts(%r#0) : memref<?xindex> to memref<?xindex>
  return %short, %r#1 : memref<?xindex>, i1
}
