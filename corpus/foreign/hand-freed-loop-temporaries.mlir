// Style: MLIR by hand for a benchmark, frees the temporary of each iteration itself but leaves the accumulator to the compiler.
func.func @moving_average(%x: memref<?xf32>, %w: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %w0 = arith.remui %w, %c4 : index
  %win = arith.addi %w0, %c1 : index
  %long = arith.cmpi uge, %n, %win : index
  %d = arith.subi %n, %win : index
  %d1 = arith.addi %d, %c1 : index
  %len = arith.select %long, %d1, %c0 : index
  %wi = arith.index_cast %win : index to i32
  %wf = arith.sitofp %wi : i32 to f32
  %out = memref.alloc(%len) : memref<?xf32>
  scf.for %i = %c0 to %len step %c1 {
    %t = memref.alloc(%win) : memref<?xf32>
    %v = memref.subview %x[%i] [%win] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    memref.copy %v, %t : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
    %s = scf.for %j = %c0 to %win step %c1 iter_args(%a = %zero) -> (f32) {
      %e = memref.load %t[%j] : memref<?xf32>
      %b = arith.addf %a, %e : f32
      scf.yield %b : f32
    }
    %m = arith.divf %s, %wf : f32
    memref.store %m, %out[%i] : memref<?xf32>
    memref.dealloc %t : memref<?xf32>
  }
  return %out : memref<?xf32>
}
