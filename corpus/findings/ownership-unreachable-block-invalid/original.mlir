// Blocks are visited in dominance order, which skips unreachable ones: their branches keep the old operands while the target block has gained an ownership argument.
func.func @f(%x: memref<i32>) -> memref<i32> {
  cf.br ^bb2(%x : memref<i32>)
^bb1:
  %b = memref.alloc() : memref<i32>
  cf.br ^bb2(%b : memref<i32>)
^bb2(%p: memref<i32>):
  return %p : memref<i32>
}
