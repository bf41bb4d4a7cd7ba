// Style: linker of precompiled kernels, a nested module per library version; only the inner public functions allocate.
module @program {
  module @v1 attributes {lib.version = "1.0"} {
    func.func private @helper(%n: index) -> memref<?xf32> {
      %one = arith.constant 1.0 : f32
      %b = memref.alloc(%n) : memref<?xf32>
      linalg.fill ins(%one : f32) outs(%b : memref<?xf32>)
      return %b : memref<?xf32>
    }
    func.func @ones_dot(%x: memref<?xf32>) -> f32 {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %n = memref.dim %x, %c0 : memref<?xf32>
      %o = call @helper(%n) : (index) -> memref<?xf32>
      %r = memref.alloc() : memref<f32>
      linalg.fill ins(%zero : f32) outs(%r : memref<f32>)
      linalg.dot ins(%x, %o : memref<?xf32>, memref<?xf32>) outs(%r : memref<f32>)
      %v = memref.load %r[] : memref<f32>
      return %v : f32
    }
  }
  module @v2 attributes {lib.version = "2.0"} {
    func.func @halves(%x: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %x, %c0 : memref<?xf32>
      %h = arith.shrui %n, %c1 : index
      %g = arith.subi %n, %h : index
      %lo = memref.subview %x[0] [%h] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      %hi = memref.subview %x[%h] [%g] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %a = memref.alloc(%h) : memref<?xf32>
      %b = memref.alloc(%g) : memref<?xf32>
      memref.copy %lo, %a : memref<?xf32, strided<[1]>> to memref<?xf32>
      memref.copy %hi, %b : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
      return %a, %b : memref<?xf32>, memref<?xf32>
    }
  }
}
