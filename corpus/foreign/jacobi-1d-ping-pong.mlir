// Style: stencil DSL, one-dimensional heat equation, time loop carries two buffers that swap.
func.func @heat1d(%steps: index, %u0: memref<?xf32>, %dt: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  %n = memref.dim %u0, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %u0, %a : memref<?xf32> to memref<?xf32>
  memref.copy %u0, %b : memref<?xf32> to memref<?xf32>
  %last = arith.subi %n, %c1 : index
  %end = arith.maxsi %last, %c0 : index
  %bound = arith.minui %steps, %n : index
  %r:2 = scf.for %t = %c0 to %bound step %c1 iter_args(%cur = %a, %nxt = %b) -> (memref<?xf32>, memref<?xf32>) {
    scf.for %i = %c1 to %end step %c1 {
      %im = arith.subi %i, %c1 : index
      %ip = arith.addi %i, %c1 : index
      %l = memref.load %cur[%im] : memref<?xf32>
      %c = memref.load %cur[%i] : memref<?xf32>
      %h = memref.load %cur[%ip] : memref<?xf32>
      %lh = arith.addf %l, %h : f32
      %cc = arith.mulf %c, %two : f32
      %lap = arith.subf %lh, %cc : f32
      %d = arith.mulf %lap, %dt : f32
      %v = arith.addf %c, %d : f32
      memref.store %v, %nxt[%i] : memref<?xf32>
    }
    scf.yield %nxt, %cur : memref<?xf32>, memref<?xf32>
  }
  return %r#0 : memref<?xf32>
}
