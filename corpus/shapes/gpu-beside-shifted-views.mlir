// Functions return views whose base is shifted, of a device buffer or of a host buffer, which the run for the other allocator
// leaves alone.
func.func private @of_host(%x: i8) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<16xi8>
  linalg.fill ins(%x : i8) outs(%a : memref<16xi8>)
  %v = memref.view %a[%c4][] : memref<16xi8> to memref<2xi32>
  return %v : memref<2xi32>
}
func.func private @of_either_host(%c: i1, %x: i8) -> memref<2xi32> {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() : memref<16xi8>
  linalg.fill ins(%x : i8) outs(%a : memref<16xi8>)
  %v = memref.view %a[%c4][] : memref<16xi8> to memref<2xi32>
  %w = memref.view %a[%c8][] : memref<16xi8> to memref<2xi32>
  %r = arith.select %c, %v, %w : memref<2xi32>
  return %r : memref<2xi32>
}
func.func @callers(%c: i1, %x: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc () : memref<i32>
  %p = call @of_host(%x) : (i8) -> memref<2xi32>
  %q = call @of_either_host(%c, %x) : (i1, i8) -> memref<2xi32>
  %u = memref.load %p[%c0] : memref<2xi32>
  %v = memref.load %q[%c0] : memref<2xi32>
  memref.store %u, %g[] : memref<i32>
  %w = memref.load %g[] : memref<i32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
