// Style: C-like: a growing string buffer returned with its length, capacity doubled by realloc in a block loop.
func.func @digits(%value: i32) -> (memref<?xi8>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %start = memref.alloc(%c1) : memref<?xi8>
  cf.br ^loop(%start, %c0, %value : memref<?xi8>, index, i32)
^loop(%buf: memref<?xi8>, %len: index, %v: i32):
  %cap = memref.dim %buf, %c0 : memref<?xi8>
  %full = arith.cmpi eq, %len, %cap : index
  cf.cond_br %full, ^grow, ^put(%buf : memref<?xi8>)
^grow:
  %cap2 = arith.muli %cap, %c2 : index
  %bigger = memref.realloc %buf(%cap2) : memref<?xi8> to memref<?xi8>
  cf.br ^put(%bigger : memref<?xi8>)
^put(%b: memref<?xi8>):
  %d = arith.remui %v, %ten : i32
  %q = arith.divui %v, %ten : i32
  %ch = arith.trunci %d : i32 to i8
  memref.store %ch, %b[%len] : memref<?xi8>
  %len1 = arith.addi %len, %c1 : index
  %end = arith.cmpi eq, %q, %z : i32
  cf.cond_br %end, ^done, ^loop(%b, %len1, %q : memref<?xi8>, index, i32)
^done:
  return %b, %len1 : memref<?xi8>, index
}
