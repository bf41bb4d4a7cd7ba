// Effects that are not matched even where they are equal: unmatched-after.mlir has mistakes.
func.func private @recursion_frees_poison_rec(%n: index, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi sgt, %n, %c0 : index
  scf.if %z {
    %k = arith.subi %n, %c1 : index
    %l = memref.alloc(%c1) : memref<?xi32>
    %w = memref.cast %l : memref<?xi32> to memref<2xi32>
    %v = memref.cast %w : memref<2xi32> to memref<?xi32>
    func.call @recursion_frees_poison_rec(%k, %v) : (index, memref<?xi32>) -> ()
  }
  memref.dealloc %m : memref<?xi32>
  return
}
func.func @recursion_frees_poison(%n: index, %d: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  %l = memref.alloc(%c1) : memref<?xi32>
  func.call @recursion_frees_poison_rec(%n, %l) : (index, memref<?xi32>) -> ()
  return
}
func.func @parallel_reduce(%m: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%x) -> i32 {
    %v = memref.load %m[%i] : memref<4xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.muli %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
func.func @affine_parallel_reduce(%m: memref<4xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (4) reduce ("mulf") -> f32 {
    %v = affine.load %m[%i] : memref<4xf32>
    affine.yield %v : f32
  }
  return %r : f32
}
func.func @async_effect(%m: memref<4xi32>, %x: i32) {
  %c1 = arith.constant 1 : index
  %t = async.execute {
    memref.store %x, %m[%c1] : memref<4xi32>
    async.yield
  }
  async.await %t : !async.token
  return
}
func.func @omp_effect(%m: memref<4xi32>, %x: i32) {
  %c1 = arith.constant 1 : index
  omp.parallel {
    memref.store %x, %m[%c1] : memref<4xi32>
    omp.terminator
  }
  return
}
func.func @omp_frees_in_body(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.alloc() : memref<4xi32>
  omp.parallel {
    memref.store %x, %k[%c0] : memref<4xi32>
    memref.dealloc %k : memref<4xi32>
    omp.terminator
  }
  return
}
func.func @dma_swapped(%m: memref<4xi32>, %p: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %t = memref.alloca() : memref<1xi32>
  memref.dma_start %p[%c0], %m[%c0], %c4, %t[%c0] : memref<4xi32>, memref<4xi32>, memref<1xi32>
  memref.dma_wait %t[%c0], %c4 : memref<1xi32>
  return
}
func.func @returns_view(%x: i32) -> memref<2xi32, strided<[1], offset: ?>> {
  %k = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%k : memref<4xi32>)
  %v = memref.reinterpret_cast %k to offset: [2], sizes: [2], strides: [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  return %v : memref<2xi32, strided<[1], offset: ?>>
}
