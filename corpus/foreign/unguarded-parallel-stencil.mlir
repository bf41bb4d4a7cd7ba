// Style: OpenMP-free Halide-like schedule, parallel rows read their neighbours from the input and write the output, which must differ.
func.func @smooth(%in: memref<?x?xf32>, %out: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f32
  %h = memref.dim %in, %c0 : memref<?x?xf32>
  %w = memref.dim %in, %c1 : memref<?x?xf32>
  %last = arith.subi %h, %c1 : index
  scf.parallel (%y) = (%c0) to (%last) step (%c1) {
    %row = memref.alloc(%w) : memref<?xf32>
    %y1 = arith.addi %y, %c1 : index
    scf.for %x = %c0 to %w step %c1 {
      %a = memref.load %in[%y, %x] : memref<?x?xf32>
      %b = memref.load %in[%y1, %x] : memref<?x?xf32>
      %s = arith.addf %a, %b : f32
      %m = arith.mulf %s, %half : f32
      memref.store %m, %row[%x] : memref<?xf32>
    }
    scf.for %x = %c0 to %w step %c1 {
      %v = memref.load %row[%x] : memref<?xf32>
      memref.store %v, %out[%y, %x] : memref<?x?xf32>
    }
    scf.reduce
  }
  return
}
