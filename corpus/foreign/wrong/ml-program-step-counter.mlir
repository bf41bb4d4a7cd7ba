// mistake: the sum is not freed
// expected: leak
module {
  ml_program.global private mutable @step(dense<0> : tensor<i64>) : tensor<i64>
  memref.global "private" @counter : memref<1xi64> = dense<5>
  memref.global "public" @state : memref<4xf32> = dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]>
  func.func @next(%arg0: memref<4xf32>) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %step = ml_program.global_load @step : tensor<i64>
    %0 = memref.get_global @counter : memref<1xi64>
    %1 = memref.load %0[%c0] : memref<1xi64>
    %2 = arith.addi %1, %c1_i64 : i64
    memref.store %2, %0[%c0] : memref<1xi64>
    %3 = memref.get_global @state : memref<4xf32>
    %alloc = memref.alloc() : memref<4xf32>
    linalg.add ins(%3, %arg0 : memref<4xf32>, memref<4xf32>) outs(%alloc : memref<4xf32>)
    memref.copy %alloc, %3 : memref<4xf32> to memref<4xf32>
    %extracted = tensor.extract %step[] : tensor<i64>
    %4 = arith.addi %extracted, %2 : i64
    %from_elements = tensor.from_elements %4 : tensor<i64>
    ml_program.global_store @step = %from_elements : tensor<i64>
    return %4 : i64
  }
}
