// mistake: the helper's result in the first library is not freed
// expected: leak
module @program {
  module @v1 attributes {lib.version = "1.0"} {
    func.func private @helper(%arg0: index) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
      %cst = arith.constant 1.000000e+00 : f32
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
      return %alloc : memref<?xf32>
    }
    func.func @ones_dot(%arg0: memref<?xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
      %c0 = arith.constant 0 : index
      %cst = arith.constant 0.000000e+00 : f32
      %dim = memref.dim %arg0, %c0 : memref<?xf32>
      %0 = call @helper(%dim) : (index) -> memref<?xf32>
      %alloc = memref.alloc() : memref<f32>
      linalg.fill ins(%cst : f32) outs(%alloc : memref<f32>)
      linalg.dot ins(%arg0, %0 : memref<?xf32>, memref<?xf32>) outs(%alloc : memref<f32>)
      %1 = memref.load %alloc[] : memref<f32>
      memref.dealloc %alloc : memref<f32>
      return %1 : f32
    }
  }
  module @v2 attributes {lib.version = "2.0"} {
    func.func @halves(%arg0: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %dim = memref.dim %arg0, %c0 : memref<?xf32>
      %0 = arith.shrui %dim, %c1 : index
      %1 = arith.subi %dim, %0 : index
      %subview = memref.subview %arg0[0] [%0] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      %subview_0 = memref.subview %arg0[%0] [%1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %alloc = memref.alloc(%0) : memref<?xf32>
      %alloc_1 = memref.alloc(%1) : memref<?xf32>
      memref.copy %subview, %alloc : memref<?xf32, strided<[1]>> to memref<?xf32>
      memref.copy %subview_0, %alloc_1 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
      return %alloc, %alloc_1 : memref<?xf32>, memref<?xf32>
    }
  }
}
