// A transfer that goes on after control has passed it reads the source of a clone, or writes it.
func.func @read_until_waited(%x: f32, %out: memref<4xf32, 1>) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %tag = memref.alloc() : memref<1xi32>
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  memref.dma_start %m[%c0], %out[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  %n = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %v = memref.load %n[%c0] : memref<4xf32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  memref.dealloc %n : memref<4xf32>
  memref.dealloc %tag : memref<1xi32>
  return %v : f32
}
func.func @no_transfer(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %n = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %v = memref.load %n[%c0] : memref<4xf32>
  memref.dealloc %n : memref<4xf32>
  return %v : f32
}
