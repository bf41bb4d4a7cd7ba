// P: flatten-memref
func.func @f(%n: index, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %n1 = arith.maxui %n, %c1 : index
  %c4 = arith.constant 4 : index
  %nn = arith.minui %n1, %c4 : index
  %a = memref.alloc(%nn) : memref<?x4xi32>
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0, %c1] : memref<?x4xi32>
  %x = memref.load %a[%c0, %c1] : memref<?x4xi32>
  memref.dealloc %a : memref<?x4xi32>
  return %x : i32
}
