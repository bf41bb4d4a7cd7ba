func.func @f(%n: index) -> (memref<?xvector<[4]xf32>>) {
  %d = memref.alloc(%n) : memref<?xvector<[4]xf32>>
  return %d : memref<?xvector<[4]xf32>>
}
