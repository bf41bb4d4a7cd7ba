// Style: onnx-mlir, Loop with a scan output: a buffer that is exchanged for a longer one in each trip until a condition fails.
func.func @main_graph(%trips: memref<i64>, %x0: memref<f32>, %limit: memref<f32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %true = arith.constant true
  %two = arith.constant 2.0 : f32
  %t64 = memref.load %trips[] : memref<i64>
  %t = arith.index_cast %t64 : i64 to index
  %t0 = arith.maxsi %t, %c0 : index
  %n = arith.minsi %t0, %c9 : index
  %lim = memref.load %limit[] : memref<f32>
  %v0 = memref.load %x0[] : memref<f32>
  %none = memref.alloc(%c0) : memref<?xf32>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%seq = %none, %v = %v0, %on = %true) -> (memref<?xf32>, f32, i1) {
    %s:3 = scf.if %on -> (memref<?xf32>, f32, i1) {
      %len = memref.dim %seq, %c0 : memref<?xf32>
      %len1 = arith.addi %len, %c1 : index
      %longer = memref.alloc(%len1) : memref<?xf32>
      %head = memref.subview %longer[0] [%len] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %seq, %head : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.store %v, %longer[%len] : memref<?xf32>
      %v2 = arith.mulf %v, %two : f32
      %go = arith.cmpf olt, %v2, %lim : f32
      scf.yield %longer, %v2, %go : memref<?xf32>, f32, i1
    } else {
      scf.yield %seq, %v, %on : memref<?xf32>, f32, i1
    }
    scf.yield %s#0, %s#1, %s#2 : memref<?xf32>, f32, i1
  }
  return %r#0 : memref<?xf32>
}
