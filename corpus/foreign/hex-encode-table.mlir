// Style: systems-language front end, hex encoding of bytes through a constant table; odd or empty input takes an early exit.
memref.global "private" constant @digits : memref<16xi8> = dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102]>
func.func @hex(%bytes: memref<?xi8>, %terminate: i1) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k4 = arith.constant 4 : i8
  %k15 = arith.constant 15 : i8
  %nul = arith.constant 0 : i8
  %n = memref.dim %bytes, %c0 : memref<?xi8>
  %len = arith.muli %n, %c2 : index
  %text = memref.alloc(%len) : memref<?xi8>
  %table = memref.get_global @digits : memref<16xi8>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.load %bytes[%i] : memref<?xi8>
    %hi = arith.shrui %b, %k4 : i8
    %lo = arith.andi %b, %k15 : i8
    %hx = arith.index_castui %hi : i8 to index
    %lx = arith.index_castui %lo : i8 to index
    %h = memref.load %table[%hx] : memref<16xi8>
    %l = memref.load %table[%lx] : memref<16xi8>
    %at = arith.muli %i, %c2 : index
    %at1 = arith.addi %at, %c1 : index
    memref.store %h, %text[%at] : memref<?xi8>
    memref.store %l, %text[%at1] : memref<?xi8>
  }
  cf.cond_br %terminate, ^cstring, ^plain
^cstring:
  %len1 = arith.addi %len, %c1 : index
  %z = memref.realloc %text(%len1) : memref<?xi8> to memref<?xi8>
  memref.store %nul, %z[%len] : memref<?xi8>
  return %z : memref<?xi8>
^plain:
  return %text : memref<?xi8>
}
