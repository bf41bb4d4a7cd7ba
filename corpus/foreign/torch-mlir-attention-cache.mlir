// Style: torch-mlir for LLM serving, one step of attention with a key cache in a public global and a length counter.
memref.global "private" @k_cache : memref<6x4xf32> = dense<0.0>
memref.global "private" @len : memref<1xindex> = dense<0>
func.func @reset() {
  %c0 = arith.constant 0 : index
  %p = memref.get_global @len : memref<1xindex>
  memref.store %c0, %p[%c0] : memref<1xindex>
  return
}
func.func @step(%q: memref<4xf32>, %k: memref<4xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %p = memref.get_global @len : memref<1xindex>
  %cache = memref.get_global @k_cache : memref<6x4xf32>
  %n = memref.load %p[%c0] : memref<1xindex>
  %full = arith.cmpi uge, %n, %c6 : index
  %at = scf.if %full -> (index) {
    %tail = memref.subview %cache[1, 0] [5, 4] [1, 1] : memref<6x4xf32> to memref<5x4xf32, strided<[4, 1], offset: 4>>
    %tmp = memref.alloc() : memref<5x4xf32>
    memref.copy %tail, %tmp : memref<5x4xf32, strided<[4, 1], offset: 4>> to memref<5x4xf32>
    %head = memref.subview %cache[0, 0] [5, 4] [1, 1] : memref<6x4xf32> to memref<5x4xf32, strided<[4, 1]>>
    memref.copy %tmp, %head : memref<5x4xf32> to memref<5x4xf32, strided<[4, 1]>>
    %c5 = arith.constant 5 : index
    scf.yield %c5 : index
  } else {
    scf.yield %n : index
  }
  %row = memref.subview %cache[%at, 0] [1, 4] [1, 1] : memref<6x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.copy %k, %row : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %m = arith.addi %at, %c1 : index
  memref.store %m, %p[%c0] : memref<1xindex>
  %scores = memref.alloc(%m) : memref<?xf32>
  %live = memref.subview %cache[0, 0] [%m, 4] [1, 1] : memref<6x4xf32> to memref<?x4xf32, strided<[4, 1]>>
  linalg.fill ins(%zero : f32) outs(%scores : memref<?xf32>)
  linalg.matvec ins(%live, %q : memref<?x4xf32, strided<[4, 1]>>, memref<4xf32>) outs(%scores : memref<?xf32>)
  return %scores : memref<?xf32>
}
