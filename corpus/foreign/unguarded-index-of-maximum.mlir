// Style: onnx-mlir, ArgMax with keepdims=0 over the first axis; an empty axis is never exported by the front end.
func.func @main_graph(%x: memref<?x5xf32>) -> memref<5xi64> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?x5xf32>
  %idx = memref.alloc() {alignment = 16 : i64} : memref<5xi64>
  %best = memref.alloc() {alignment = 16 : i64} : memref<5xf32>
  affine.for %j = 0 to 5 {
    %v = memref.load %x[%c0, %j] : memref<?x5xf32>
    affine.store %v, %best[%j] : memref<5xf32>
    affine.store %zero, %idx[%j] : memref<5xi64>
  }
  scf.for %i = %c1 to %n step %c1 {
    %i64 = arith.index_cast %i : index to i64
    affine.for %j = 0 to 5 {
      %v = memref.load %x[%i, %j] : memref<?x5xf32>
      %b = affine.load %best[%j] : memref<5xf32>
      %gt = arith.cmpf ogt, %v, %b : f32
      scf.if %gt {
        memref.store %v, %best[%j] : memref<5xf32>
        memref.store %i64, %idx[%j] : memref<5xi64>
      }
    }
  }
  return %idx : memref<5xi64>
}
