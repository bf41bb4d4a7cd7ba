// expected: safe
// This is what fh makes of corpus/foreign/negative-stride-reverse.mlir.
module {
  func.func @reverse_cumsum(%arg0: memref<?xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %0 = arith.cmpi eq, %dim, %c0 : index
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<0xi32>
    %cast = memref.cast %alloc : memref<0xi32> to memref<?xi32>
    cf.br ^bb3(%cast : memref<?xi32>)
  ^bb2:  // pred: ^bb0
    %alloc_0 = memref.alloc(%dim) : memref<?xi32>
    memref.copy %arg0, %alloc_0 : memref<?xi32> to memref<?xi32>
    %1 = arith.subi %dim, %c1 : index
    %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [%1], sizes: [%dim], strides: [-1] : memref<?xi32> to memref<?xi32, strided<[-1], offset: ?>>
    %alloc_1 = memref.alloc(%dim) : memref<?xi32>
    %2 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %4 = memref.load %reinterpret_cast[%arg1] : memref<?xi32, strided<[-1], offset: ?>>
      %5 = arith.addi %arg2, %4 : i32
      memref.store %5, %alloc_1[%arg1] : memref<?xi32>
      scf.yield %5 : i32
    }
    memref.dealloc %alloc_0 : memref<?xi32>
    cf.br ^bb3(%alloc_1 : memref<?xi32>)
  ^bb3(%3: memref<?xi32>):  // 2 preds: ^bb1, ^bb2
    return %3 : memref<?xi32>
  }
}

