// Precondition: the opcode is 40, 41 or 42; others are not implemented.
// Words: cf.assert: no such opcode
func.func @dispatch(%op: i32, %a: memref<4xi32>) -> memref<4xi32> {
  %no = arith.constant false
  cf.switch %op : i32, [
    default: ^bad,
    40: ^copy,
    41: ^fresh,
    42: ^copy
  ]
^bad:
  cf.assert %no, "no such opcode"
  cf.br ^fresh
^copy:
  %c = memref.alloc() : memref<4xi32>
  memref.copy %a, %c : memref<4xi32> to memref<4xi32>
  return %c : memref<4xi32>
^fresh:
  %f = memref.alloc() : memref<4xi32>
  linalg.fill ins(%op : i32) outs(%f : memref<4xi32>)
  return %f : memref<4xi32>
}
