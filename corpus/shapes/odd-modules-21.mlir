// From tests/passes/beyond/odd-modules.mlir, program 21.
func.func @view_shift(%arg0: i1, %arg1: index) {
  %alloc = memref.alloc() : memref<64xi8>
  %view = memref.view %alloc[%arg1][] : memref<64xi8> to memref<4xi32>
  cf.br ^bb1(%view : memref<4xi32>)
^bb1(%0: memref<4xi32>):  // pred: ^bb0
  "toy.use"(%0) : (memref<4xi32>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return
}
