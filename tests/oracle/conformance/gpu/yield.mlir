// gpu.yield: the value that two values of threads are combined into.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = [7] : memref<1xi32>
func.func @main() -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<1xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c3, %sy = %c1, %sz = %c1) {
    // 2 * (2 * 1 + 1) + 1
    %s = gpu.all_reduce %one uniform {
    ^bb0(%a: i32, %b: i32):
      %double = arith.addi %a, %a : i32
      %sum = arith.addi %double, %b : i32
      gpu.yield %sum : i32
    } : (i32) -> (i32)
    memref.store %s, %m[%c0] : memref<1xi32>
    gpu.terminator
  }
  return %m : memref<1xi32>
}
