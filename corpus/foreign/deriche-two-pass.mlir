// Style: image DSL, recursive Deriche filter: a forward and a backward pass in scratch rows, summed into the output.
func.func @deriche(%img: memref<?x?xf32>, %out: memref<?x?xf32>, %alpha: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %h0 = memref.dim %img, %c0 : memref<?x?xf32>
  %w0 = memref.dim %img, %c1 : memref<?x?xf32>
  %h1 = memref.dim %out, %c0 : memref<?x?xf32>
  %w1 = memref.dim %out, %c1 : memref<?x?xf32>
  %h = arith.minui %h0, %h1 : index
  %w = arith.minui %w0, %w1 : index
  scf.parallel (%y) = (%c0) to (%h) step (%c1) {
    %fwd = memref.alloc(%w) : memref<?xf32>
    %bwd = memref.alloc(%w) : memref<?xf32>
    %f = scf.for %x = %c0 to %w step %c1 iter_args(%prev = %zero) -> (f32) {
      %p = memref.load %img[%y, %x] : memref<?x?xf32>
      %d = arith.subf %p, %prev : f32
      %ad = arith.mulf %alpha, %d : f32
      %v = arith.addf %prev, %ad : f32
      memref.store %v, %fwd[%x] : memref<?xf32>
      scf.yield %v : f32
    }
    %b = scf.for %x = %c0 to %w step %c1 iter_args(%prev = %zero) -> (f32) {
      %x1 = arith.subi %w, %x : index
      %x2 = arith.subi %x1, %c1 : index
      %p = memref.load %img[%y, %x2] : memref<?x?xf32>
      %d = arith.subf %p, %prev : f32
      %ad = arith.mulf %alpha, %d : f32
      %v = arith.addf %prev, %ad : f32
      memref.store %v, %bwd[%x2] : memref<?xf32>
      scf.yield %v : f32
    }
    scf.for %x = %c0 to %w step %c1 {
      %a = memref.load %fwd[%x] : memref<?xf32>
      %c = memref.load %bwd[%x] : memref<?xf32>
      %s = arith.addf %a, %c : f32
      memref.store %s, %out[%y, %x] : memref<?x?xf32>
    }
    scf.reduce
  }
  return
}
