// vector.vscale is 1, and scalable vectors are as long as that says.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = 1 : index
// CHECK: result 1 = [5, 5, 5, 5, 0] : memref<5xi32>
func.func @main() -> (index, memref<5xi32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %five = arith.constant 5 : i32
  %vs = vector.vscale
  %m = memref.alloc() : memref<5xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<5xi32>)
  %v = vector.broadcast %five : i32 to vector<[4]xi32>
  vector.store %v, %m[%c0] : memref<5xi32>, vector<[4]xi32>
  return %vs, %m : index, memref<5xi32>
}
