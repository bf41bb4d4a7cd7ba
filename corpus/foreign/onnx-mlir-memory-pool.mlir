// Style: onnx-mlir style: temporaries are views into one i8 pool.
func.func @main_graph(%x: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1.0 : f32
  %pool = memref.alloc() {alignment = 16 : i64} : memref<32xi8>
  %t0 = memref.view %pool[%c0][] : memref<32xi8> to memref<4xf32>
  %t1 = memref.view %pool[%c16][] : memref<32xi8> to memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %x[%i] : memref<4xf32>
    %e = math.exp %v : f32
    affine.store %e, %t0[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %t0[%i] : memref<4xf32>
    %e = arith.addf %v, %one : f32
    affine.store %e, %t1[%i] : memref<4xf32>
  }
  %out = memref.alloc() {alignment = 16 : i64} : memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %t1[%i] : memref<4xf32>
    %l = math.log %v : f32
    affine.store %l, %out[%i] : memref<4xf32>
  }
  return %out : memref<4xf32>
}
