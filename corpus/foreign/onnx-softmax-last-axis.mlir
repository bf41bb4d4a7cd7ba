// Style: onnx-mlir after krnl lowering, Softmax over the last axis with a buffer of row maxima and one of sums.
module attributes {"onnx-mlir.accels" = [], "onnx-mlir.symbol-postfix" = "softmax"} {
  func.func @main_graph(%x: memref<?x?xf32>) -> (memref<?x?xf32> {onnx.name = "y"}) attributes {llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ninf = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %n = memref.dim %x, %c0 : memref<?x?xf32>
    %m = memref.dim %x, %c1 : memref<?x?xf32>
    %y = memref.alloc(%n, %m) {alignment = 16 : i64} : memref<?x?xf32>
    %sum = memref.alloc() : memref<f32>
    %max = memref.alloc() : memref<f32>
    affine.for %i = 0 to %n {
      affine.store %ninf, %max[] : memref<f32>
      affine.store %zero, %sum[] : memref<f32>
      affine.for %j = 0 to %m {
        %a = affine.load %max[] : memref<f32>
        %b = affine.load %x[%i, %j] : memref<?x?xf32>
        %gt = arith.cmpf ogt, %a, %b : f32
        %s = arith.select %gt, %a, %b : f32
        affine.store %s, %max[] : memref<f32>
      }
      %mx = affine.load %max[] : memref<f32>
      affine.for %j = 0 to %m {
        %b = affine.load %x[%i, %j] : memref<?x?xf32>
        %d = arith.subf %b, %mx : f32
        %e = math.exp %d : f32
        %s = affine.load %sum[] : memref<f32>
        %t = arith.addf %s, %e : f32
        affine.store %t, %sum[] : memref<f32>
        affine.store %e, %y[%i, %j] : memref<?x?xf32>
      }
      %total = affine.load %sum[] : memref<f32>
      affine.for %j = 0 to %m {
        %e = affine.load %y[%i, %j] : memref<?x?xf32>
        %q = arith.divf %e, %total : f32
        affine.store %q, %y[%i, %j] : memref<?x?xf32>
      }
    }
    return %y : memref<?x?xf32>
  }
}
