// Style: torch-mlir refbackend, a mutable ml_program.global beside memref globals.
module {
  ml_program.global private mutable @step(dense<0> : tensor<i64>) : tensor<i64>
  memref.global "private" @counter : memref<1xi64> = dense<5>
  memref.global "public" @state : memref<4xf32> = dense<[0.0, 1.0, 2.0, 3.0]>
  func.func @next(%x: memref<4xf32>) -> i64 {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1 : i64
    %old = ml_program.global_load @step : tensor<i64>
    %g = memref.get_global @counter : memref<1xi64>
    %o = memref.load %g[%c0] : memref<1xi64>
    %n = arith.addi %o, %one : i64
    memref.store %n, %g[%c0] : memref<1xi64>
    %s = memref.get_global @state : memref<4xf32>
    %t = memref.alloc() : memref<4xf32>
    linalg.add ins(%s, %x : memref<4xf32>, memref<4xf32>) outs(%t : memref<4xf32>)
    memref.copy %t, %s : memref<4xf32> to memref<4xf32>
    %e = tensor.extract %old[] : tensor<i64>
    %r = arith.addi %e, %n : i64
    %new = tensor.from_elements %r : tensor<i64>
    ml_program.global_store @step = %new : tensor<i64>
    return %r : i64
  }
}
