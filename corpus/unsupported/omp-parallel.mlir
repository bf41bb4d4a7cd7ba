// Unsupported: omp.parallel
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  omp.parallel {
    memref.store %x, %a[%c0] : memref<1xi32>
    omp.terminator
  }
  %v = memref.load %a[%c0] : memref<1xi32>
  return %v : i32
}
