// Lane n is n.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: out-of-bounds
// CHECK: result 0 = [0, 1, 2] : vector<3xindex>
func.func @main() -> vector<3xindex> {
  %v = vector.step : vector<3xindex>
  return %v : vector<3xindex>
}
func.func @bad() -> i32 {
  %m = memref.alloca() : memref<2xi32>
  %v = vector.step : vector<3xindex>
  %i = vector.extract %v[2] : index from vector<3xindex>
  %r = memref.load %m[%i] : memref<2xi32>
  return %r : i32
}
