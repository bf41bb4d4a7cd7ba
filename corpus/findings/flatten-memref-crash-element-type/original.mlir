func.func @f(%a: memref<2x2xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c0, %c1] : memref<2x2xindex>
  return %x : index
}
