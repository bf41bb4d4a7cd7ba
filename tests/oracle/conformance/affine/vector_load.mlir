// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// CHECK: result 0 = [12, 13] : vector<2xindex>
// OUTSIDE: error: out-of-bounds
func.func @main() -> vector<2xindex> {
  %one = arith.constant 1 : index
  %a = memref.alloca() : memref<2x4xindex>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %v = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      affine.store %v, %a[%i, %j] : memref<2x4xindex>
    }
  }
  %r = affine.vector_load %a[%one, %one + 1] : memref<2x4xindex>, vector<2xindex>
  return %r : vector<2xindex>
}
func.func private @outside() -> vector<2xindex> {
  %one = arith.constant 1 : index
  %a = memref.alloca() : memref<2x4xindex>
  affine.store %one, %a[1, 3] : memref<2x4xindex>
  %r = affine.vector_load %a[%one, %one + 2] : memref<2x4xindex>, vector<2xindex>
  return %r : vector<2xindex>
}
