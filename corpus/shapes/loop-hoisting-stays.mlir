// From tests/passes/placement/loop-hoisting/stays.mlir: allocations that stay in their loop, since the next iteration would
// write what a clone still has, or since the program sees to them itself.
func.func @cloned(%m: memref<2xf32>, %x: f32) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  return %r : memref<2xf32>
}
func.func @manual(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  }
  return
}
