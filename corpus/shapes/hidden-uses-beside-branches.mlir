// The address of one buffer is taken, which thus lives to the end of the function; another one ends with the branches that
// use it.
func.func private @use(memref<4xf32>)
func.func private @address(index)
func.func @beside(%c: i1) {
  %h = memref.alloc() : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %h : memref<4xf32> -> index
  func.call @address(%p) : (index) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @use(%a) : (memref<4xf32>) -> ()
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  func.call @address(%p) : (index) -> ()
  return
}
