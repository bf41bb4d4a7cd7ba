// From tests/passes/beyond/odd-modules.mlir, program 12.
#map = affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>
func.func @nonstrided2(%arg0: i1, %arg1: memref<8xi32, #map>) {
  %alloc = memref.alloc() : memref<8xi32, #map>
  %0 = arith.select %arg0, %alloc, %arg1 : memref<8xi32, #map>
  cf.cond_br %arg0, ^bb1(%0 : memref<8xi32, #map>), ^bb1(%arg1 : memref<8xi32, #map>)
^bb1(%1: memref<8xi32, #map>):
  "toy.use"(%1) : (memref<8xi32, #map>) -> ()
  cf.br ^bb2
^bb2:  // pred: ^bb1
  return
}
