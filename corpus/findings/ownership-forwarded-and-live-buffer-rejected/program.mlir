// A memref that a branch forwards as an operand and that is also live into the successor under its own name is put in the retained list twice; its ownership in the successor is then never set.
func.func @f(%a: memref<4xi32>) {
  cf.br ^bb1(%a : memref<4xi32>)
^bb1(%b: memref<4xi32>):
  %s = memref.cast %a : memref<4xi32> to memref<?xi32>
  return
}
