// Style: parser generator, two mutually recursive rules of an expression grammar; each returns its partial result in a fresh cell pair.
func.func private @term(%s: memref<?xi8>, %at: index) -> memref<2xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k7 = arith.constant 7 : i8
  %open = arith.constant 5 : i8
  %z = arith.constant 0 : i64
  %n = memref.dim %s, %c0 : memref<?xi8>
  %r = memref.alloc() : memref<2xi64>
  %end = arith.cmpi uge, %at, %n : index
  cf.cond_br %end, ^nothing, ^some
^nothing:
  %a64 = arith.index_cast %at : index to i64
  memref.store %z, %r[%c0] : memref<2xi64>
  memref.store %a64, %r[%c1] : memref<2xi64>
  return %r : memref<2xi64>
^some:
  %b = memref.load %s[%at] : memref<?xi8>
  %t = arith.andi %b, %k7 : i8
  %next = arith.addi %at, %c1 : index
  %isopen = arith.cmpi eq, %t, %open : i8
  cf.cond_br %isopen, ^nested, ^digit
^nested:
  %inner = call @expr(%s, %next) : (memref<?xi8>, index) -> memref<2xi64>
  return %inner : memref<2xi64>
^digit:
  %v = arith.extui %t : i8 to i64
  %n64 = arith.index_cast %next : index to i64
  memref.store %v, %r[%c0] : memref<2xi64>
  memref.store %n64, %r[%c1] : memref<2xi64>
  return %r : memref<2xi64>
}
func.func private @expr(%s: memref<?xi8>, %at: index) -> memref<2xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = call @term(%s, %at) : (memref<?xi8>, index) -> memref<2xi64>
  %p64 = memref.load %a[%c1] : memref<2xi64>
  %p = arith.index_cast %p64 : i64 to index
  %b = call @term(%s, %p) : (memref<?xi8>, index) -> memref<2xi64>
  %x = memref.load %a[%c0] : memref<2xi64>
  %y = memref.load %b[%c0] : memref<2xi64>
  %sum = arith.addi %x, %y : i64
  memref.store %sum, %b[%c0] : memref<2xi64>
  return %b : memref<2xi64>
}
func.func @eval(%s: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %r = call @expr(%s, %c0) : (memref<?xi8>, index) -> memref<2xi64>
  %v = memref.load %r[%c0] : memref<2xi64>
  return %v : i64
}
