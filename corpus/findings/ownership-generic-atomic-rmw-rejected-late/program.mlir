// memref.generic_atomic_rmw has a region without RegionBranchOpInterface, and is rejected although no memref enters or leaves the region; the error comes after the function was changed.
func.func @f(%a: memref<1xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %new = memref.generic_atomic_rmw %a[%c0] : memref<1xi32> {
  ^bb0(%cur: i32):
    %u = arith.addi %cur, %x : i32
    memref.atomic_yield %u : i32
  }
  return
}
