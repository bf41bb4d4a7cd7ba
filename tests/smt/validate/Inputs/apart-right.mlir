func.func @copied_onto_overlap(%m: memref<8xf32>) {
  %a = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %t = memref.alloc() : memref<4xf32>
  %b = memref.subview %m[2][4][1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  memref.copy %a, %t : memref<4xf32, strided<[1]>> to memref<4xf32>
  memref.copy %t, %b : memref<4xf32> to memref<4xf32, strided<[1], offset: 2>>
  memref.dealloc %t : memref<4xf32>
  return
}
func.func @transposed_in_place(%m: memref<4x4xf32>, %o: memref<4x4xf32>) {
  %t = memref.alloc() : memref<4x4xf32>
  memref.copy %m, %t : memref<4x4xf32> to memref<4x4xf32>
  linalg.transpose ins(%t : memref<4x4xf32>) outs(%o : memref<4x4xf32>) permutation = [1, 0]
  memref.dealloc %t : memref<4x4xf32>
  return
}
func.func @copied_elsewhere(%m: memref<8xf32>) -> memref<8xf32> {
  %r = memref.alloc() : memref<8xf32>
  memref.copy %m, %r : memref<8xf32> to memref<8xf32>
  return %r : memref<8xf32>
}
func.func @shared_by_iterations(%out: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  scf.forall (%i) in (8) {
    %t = memref.alloc() : memref<8xindex>
    memref.store %v, %out[%i] : memref<8xf32>
    memref.store %i, %t[%c0] : memref<8xindex>
    memref.dealloc %t : memref<8xindex>
  }
  return
}
func.func @read_by_iterations(%out: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = bufferization.clone %out : memref<8xf32> to memref<8xf32>
  memref.dealloc %t : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %v, %out[%i] : memref<8xf32>
    scf.reduce
  }
  return
}
func.func private @note(%i: index, %log: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<8xindex>
  memref.store %i, %t[%c0] : memref<8xindex>
  memref.dealloc %t : memref<8xindex>
  return
}
func.func @shared_by_calls(%out: memref<8xf32>, %v: f32) {
  %log = memref.alloc() : memref<8xindex>
  affine.parallel (%i) = (0) to (8) {
    memref.store %v, %out[%i] : memref<8xf32>
    func.call @note(%i, %log) : (index, memref<8xindex>) -> ()
  }
  memref.dealloc %log : memref<8xindex>
  return
}
