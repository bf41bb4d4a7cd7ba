// The pass adds ownership constants to the body of vector.mask, which may have one op and its terminator.
func.func @f(%v: vector<4xf32>, %k: vector<4xi1>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return %m : memref<4xf32>
}
