// Style: audio DSL, a delay line as a ring buffer that is passed in by the host; feedback goes through a block of scratch.
func.func @process_block(%in: memref<?xf32>, %ring: memref<8xf32>, %pos: memref<1xindex>, %gain: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %out = memref.alloc(%n) : memref<?xf32>
  %p0 = memref.load %pos[%c0] : memref<1xindex>
  %p = arith.remui %p0, %c8 : index
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%q = %p) -> (index) {
    %x = memref.load %in[%i] : memref<?xf32>
    %d = memref.load %ring[%q] : memref<8xf32>
    %g = arith.mulf %d, %gain : f32
    %y = arith.addf %x, %g : f32
    memref.store %y, %ring[%q] : memref<8xf32>
    memref.store %y, %out[%i] : memref<?xf32>
    %q1 = arith.addi %q, %c1 : index
    %w = arith.cmpi eq, %q1, %c8 : index
    %q2 = arith.select %w, %c0, %q1 : index
    scf.yield %q2 : index
  }
  memref.store %end, %pos[%c0] : memref<1xindex>
  return %out : memref<?xf32>
}
