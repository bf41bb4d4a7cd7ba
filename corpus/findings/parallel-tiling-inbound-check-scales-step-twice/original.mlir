// P: scf-parallel-loop-tiling{parallel-loop-tile-sizes=2 no-min-max-bounds=true}
func.func @f(%a: memref<?xi32>, %v: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c3) {
    memref.store %v, %a[%i] : memref<?xi32>
  }
  return
}
