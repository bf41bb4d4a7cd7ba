// From tests/passes/legacy/dealloc/Inputs/clone-before-branch.mlir.
func.func private @fill(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 2.5 : f32
  memref.store %v, %m[%c0] : memref<2xf32>
  memref.store %v, %m[%c1] : memref<2xf32>
  return
}
func.func private @use(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  vector.print %v : f32
  return
}
func.func private @use_any(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    vector.print %v : f32
  }
  return
}
func.func private @fill_any(%m: memref<?xf32>) {
  %v = arith.constant 1.5 : f32
  linalg.fill ins(%v : f32) outs(%m : memref<?xf32>)
  return
}
func.func @critical_edge(%c: i1, %arg: memref<2xf32>) {
  %d = bufferization.clone %arg : memref<2xf32> to memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2(%d : memref<2xf32>)
^bb1:
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  cf.br ^bb2(%a : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  memref.dealloc %p : memref<2xf32>
  return
}
