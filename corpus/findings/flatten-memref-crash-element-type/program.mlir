func.func @f(%a: memref<2x2xindex>, %i: index) -> index {
  %x = memref.load %a[%i, %i] : memref<2x2xindex>
  return %x : index
}
