// A function returns a shifted view of a stack buffer's copy beside device buffers.
func.func private @view(%c: i1, %x: i8, %m: memref<16xi8>) -> memref<2xi32> {
  %c4 = arith.constant 4 : index
  %v = memref.view %m[%c4][] : memref<16xi8> to memref<2xi32>
  return %v : memref<2xi32>
}
func.func @caller(%c: i1, %x: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<16xi8>
  linalg.fill ins(%x : i8) outs(%s : memref<16xi8>)
  %g = gpu.alloc () : memref<i32>
  %p = call @view(%c, %x, %s) : (i1, i8, memref<16xi8>) -> memref<2xi32>
  %u = memref.load %p[%c0] : memref<2xi32>
  memref.store %u, %g[] : memref<i32>
  %w = memref.load %g[] : memref<i32>
  return %w : i32
}
