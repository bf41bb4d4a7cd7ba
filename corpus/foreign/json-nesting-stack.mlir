// Style: systems-language front end, a bracket matcher over bytes with a growing stack; answers the position of the first error.
func.func @match(%text: memref<?xi8>) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %text, %c0 : memref<?xi8>
  %stack0 = memref.alloc(%c2) : memref<?xi8>
  cf.br ^loop(%c0, %c0, %stack0 : index, index, memref<?xi8>)
^loop(%i: index, %depth: index, %stack: memref<?xi8>):
  %end = arith.cmpi uge, %i, %n : index
  cf.cond_br %end, ^finish, ^char
^char:
  %b = memref.load %text[%i] : memref<?xi8>
  %i1 = arith.addi %i, %c1 : index
  cf.switch %b : i8, [
    default: ^loop(%i1, %depth, %stack : index, index, memref<?xi8>),
    91: ^open,
    123: ^open,
    93: ^close(%i : index),
    125: ^close(%i : index)
  ]
^open:
  %cap = memref.dim %stack, %c0 : memref<?xi8>
  %full = arith.cmpi eq, %depth, %cap : index
  cf.cond_br %full, ^grow, ^push(%stack : memref<?xi8>)
^grow:
  %cap2 = arith.muli %cap, %c2 : index
  %bigger = memref.alloc(%cap2) : memref<?xi8>
  %head = memref.subview %bigger[0] [%cap] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
  memref.copy %stack, %head : memref<?xi8> to memref<?xi8, strided<[1]>>
  cf.br ^push(%bigger : memref<?xi8>)
^push(%s: memref<?xi8>):
  memref.store %b, %s[%depth] : memref<?xi8>
  %d1 = arith.addi %depth, %c1 : index
  cf.br ^loop(%i1, %d1, %s : index, index, memref<?xi8>)
^close(%where: index):
  %none = arith.cmpi eq, %depth, %c0 : index
  cf.cond_br %none, ^error(%where : index), ^pop
^pop:
  %d2 = arith.subi %depth, %c1 : index
  %top = memref.load %stack[%d2] : memref<?xi8>
  %two = arith.constant 2 : i8
  %want = arith.addi %top, %two : i8
  %good = arith.cmpi eq, %want, %b : i8
  cf.cond_br %good, ^loop(%i1, %d2, %stack : index, index, memref<?xi8>), ^error(%where : index)
^error(%at: index):
  %false = arith.constant false
  return %at, %false : index, i1
^finish:
  %ok = arith.cmpi eq, %depth, %c0 : index
  return %n, %ok : index, i1
}
