func.func private @use(memref<?xi32>)
func.func @size_of_realloc(%n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.realloc %a(%k) : memref<?xi32> to memref<?xi32>
  call @use(%b) : (memref<?xi32>) -> ()
  %d = memref.dim %b, %c0 : memref<?xi32>
  return %d : index
}
