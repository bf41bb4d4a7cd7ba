// Copies of buffers into new ones of other types, made before or after the source, whose frees let one buffer do for both.
func.func @target_first(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = memref.alloc(%c2) : memref<?xi32>
  %s = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%s : memref<2xi32>)
  memref.copy %s, %t : memref<2xi32> to memref<?xi32>
  memref.dealloc %s : memref<2xi32>
  %v = memref.load %t[%c0] : memref<?xi32>
  memref.dealloc %t : memref<?xi32>
  return %v : i32
}
func.func @source_first(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%s : memref<?xi32>)
  %t = memref.alloc() : memref<2xi32>
  memref.copy %s, %t : memref<?xi32> to memref<2xi32>
  memref.dealloc %s : memref<?xi32>
  %v = memref.load %t[%c0] : memref<2xi32>
  memref.dealloc %t : memref<2xi32>
  return %v : i32
}
func.func @cloned(%n: index, %x: i32) -> memref<?xi32> {
  %s = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%s : memref<2xi32>)
  %t = bufferization.clone %s : memref<2xi32> to memref<?xi32>
  memref.dealloc %s : memref<2xi32>
  return %t : memref<?xi32>
}
func.func @in_place(%x: i32, %r: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %d = memref.dim %r, %c0 : memref<?xi32>
  %big = arith.cmpi uge, %d, %c2 : index
  scf.if %big {
    %v = memref.subview %r[0] [2] [1] : memref<?xi32> to memref<2xi32>
    %t = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
    memref.copy %t, %v : memref<2xi32> to memref<2xi32>
    memref.dealloc %t : memref<2xi32>
  }
  return
}
func.func @in_place_of_new(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = memref.alloc(%c2) : memref<?xi32>
  %t = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<2xi32>)
  memref.copy %t, %r : memref<2xi32> to memref<?xi32>
  memref.dealloc %t : memref<2xi32>
  %v = memref.load %r[%c0] : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %v : i32
}
