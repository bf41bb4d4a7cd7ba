// Products of all pairs, with and without an accumulator; with floats it is a fused multiply-add.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [3, 4, 5, 6, 8, 10] : vector<2x3xi32>
// CHECK-NEXT: result 1 = [6, 8, 10] : vector<3xi32>
// CHECK-NEXT: result 2 = [5, 5, 5, 6, 8, 10] : vector<2x3xi32>
// CHECK-NEXT: result 3 = true
// BAD: error: uninitialised-read
func.func @main() -> (vector<2x3xi32>, vector<3xi32>, vector<2x3xi32>, i1) {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4, 5]> : vector<3xi32>
  %two = arith.constant 2 : i32
  %acc = arith.constant dense<5> : vector<2x3xi32>
  %0 = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>
  %1 = vector.outerproduct %b, %two : vector<3xi32>, i32
  %2 = vector.outerproduct %a, %b, %acc {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32>
  %f = arith.constant dense<[1.00000012, 0.3]> : vector<2xf32>
  %g = arith.constant dense<-1.0> : vector<2x2xf32>
  %p = vector.outerproduct %f, %f, %g : vector<2xf32>, vector<2xf32>
  %x = vector.extract %f[0] : f32 from vector<2xf32>
  %y = vector.extract %g[0, 0] : f32 from vector<2x2xf32>
  %fused = math.fma %x, %x, %y : f32
  %got = vector.extract %p[0, 0] : f32 from vector<2x2xf32>
  %same = arith.cmpf oeq, %fused, %got : f32
  return %0, %1, %2, %same : vector<2x3xi32>, vector<3xi32>, vector<2x3xi32>, i1
}
func.func @bad() -> vector<2x2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %a = vector.load %m[%c0] : memref<2xi32>, vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %0 = vector.outerproduct %b, %a : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
