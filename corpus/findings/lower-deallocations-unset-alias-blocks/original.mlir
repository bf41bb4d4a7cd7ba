func.func @main() -> i32 {
  %false = arith.constant false
  %true = arith.constant true
  %i0 = arith.constant 0 : index
  %x = arith.constant 0 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  bufferization.dealloc (%a, %a : memref<1xi32>, memref<1xi32>) if (%false, %true)
  return %v : i32
}
