// Precondition: the output is as large as the input minus the kernel plus 1, and there are two channels at least.
// Words: cf.assert: output width
func.func @conv(%in: memref<?x?xf32>, %kernel: memref<?xf32>, %out: memref<?x?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %channels = memref.dim %in, %c0 : memref<?x?xf32>
  %width = memref.dim %in, %c1 : memref<?x?xf32>
  %k = memref.dim %kernel, %c0 : memref<?xf32>
  %oc = memref.dim %out, %c0 : memref<?x?xf32>
  %ow = memref.dim %out, %c1 : memref<?x?xf32>
  %same = arith.cmpi eq, %channels, %oc : index
  cf.assert %same, "channels differ"
  %two = arith.cmpi ugt, %channels, %c1 : index
  cf.assert %two, "one channel"
  %less = arith.subi %width, %k : index
  %expected = arith.addi %less, %c1 : index
  %fits = arith.cmpi eq, %expected, %ow : index
  cf.assert %fits, "output width"
  %wide = arith.cmpi sgt, %k, %c1 : index
  cf.assert %wide, "kernel of one"
  %sums = memref.alloc(%ow) : memref<?xf32>
  scf.for %c = %c0 to %channels step %c1 {
    scf.for %x = %c0 to %ow step %c1 {
      %s = scf.for %t = %c0 to %k step %c1 iter_args(%acc = %zero) -> f32 {
        %at = arith.addi %x, %t : index
        %a = memref.load %in[%c, %at] : memref<?x?xf32>
        %b = memref.load %kernel[%t] : memref<?xf32>
        %p = arith.mulf %a, %b : f32
        %n = arith.addf %acc, %p : f32
        scf.yield %n : f32
      }
      memref.store %s, %out[%c, %x] : memref<?x?xf32>
      memref.store %s, %sums[%x] : memref<?xf32>
    }
  }
  return %sums : memref<?xf32>
}
