// Exercises: a call to an external function that reads a heap buffer; operand ownership stays with the caller.
func.func private @consume(memref<?xi32>, i32)
func.func @use(%n: index, %x: i32) {
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %a = memref.alloc(%m) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  func.call @consume(%a, %x) : (memref<?xi32>, i32) -> ()
  return
}
