// Three clones of casts: each is made of what is cast, so that all casts are gone.
func.func @three(%x: i32) -> (memref<?xi32>, memref<?xi32>, memref<?xi32>) {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<3xi32>
  %d = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  linalg.fill ins(%x : i32) outs(%b : memref<3xi32>)
  linalg.fill ins(%x : i32) outs(%d : memref<4xi32>)
  %p = memref.cast %a : memref<2xi32> to memref<?xi32>
  %q = memref.cast %b : memref<3xi32> to memref<?xi32>
  %r = memref.cast %d : memref<4xi32> to memref<?xi32>
  %k = bufferization.clone %p : memref<?xi32> to memref<?xi32>
  %l = bufferization.clone %q : memref<?xi32> to memref<?xi32>
  %m = bufferization.clone %r : memref<?xi32> to memref<?xi32>
  memref.dealloc %a : memref<2xi32>
  memref.dealloc %b : memref<3xi32>
  memref.dealloc %d : memref<4xi32>
  return %k, %l, %m : memref<?xi32>, memref<?xi32>, memref<?xi32>
}
func.func @of_arguments(%a: memref<2xi32>, %b: memref<3xi32>, %d: memref<*xi32>)
    -> (memref<?xi32>, memref<?xi32>, memref<?xi32>) {
  %p = memref.cast %a : memref<2xi32> to memref<?xi32>
  %q = memref.cast %b : memref<3xi32> to memref<?xi32>
  %r = memref.cast %d : memref<*xi32> to memref<4xi32>
  %s = memref.cast %r : memref<4xi32> to memref<?xi32>
  %k = bufferization.clone %p : memref<?xi32> to memref<?xi32>
  %l = bufferization.clone %q : memref<?xi32> to memref<?xi32>
  %m = bufferization.clone %s : memref<?xi32> to memref<?xi32>
  return %k, %l, %m : memref<?xi32>, memref<?xi32>, memref<?xi32>
}
