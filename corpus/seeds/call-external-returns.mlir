// Exercises: external functions that return fresh buffers, owned by the caller from then on; one is dropped, one returned.
func.func private @source(i32) -> memref<?xi32>
func.func private @consume(memref<?xi32>)
func.func @use(%x: i32) -> memref<?xi32> {
  %a = func.call @source(%x) : (i32) -> memref<?xi32>
  func.call @consume(%a) : (memref<?xi32>) -> ()
  %b = func.call @source(%x) : (i32) -> memref<?xi32>
  return %b : memref<?xi32>
}
