// A root that has no uses and whose ownership is kept in a cell (the program frees what may be its buffer) is freed early only
// after the cell was written.
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations' --oracle interp,native
func.func @f(%arg0: memref<i32>) {
  %false = arith.constant false
  %alloc = memref.alloc() : memref<i32>
  %0 = scf.while (%arg1 = %alloc) : (memref<i32>) -> memref<i32> {
    scf.condition(%false) %arg1 : memref<i32>
  } do {
  ^bb0(%arg1: memref<i32>):
    scf.yield %arg0 : memref<i32>
  }
  memref.dealloc %alloc : memref<i32>
  return
}
