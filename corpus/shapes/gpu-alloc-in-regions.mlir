// Allocations by an op that says nothing of hoisting stay where they are.
func.func @branch(%c: i1, %m: memref<4xf32>, %i: index) -> f32 {
  %r = scf.if %c -> (memref<4xf32>) {
    %a = gpu.alloc () : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  %v = memref.load %r[%i] : memref<4xf32>
  return %v : f32
}
func.func @loop(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = gpu.alloc () : memref<f32>
    memref.store %x, %a[] : memref<f32>
    %v = memref.load %a[] : memref<f32>
    vector.print %v : f32
  }
  return
}
