// omp.target_data runs its region on the memory of the host.
// RUN: freehold-run %s --entry main --ignore-leaks --args 'memref(2;cells=3,4)' | FileCheck %s
// CHECK: result 0 = 7 : i32
func.func @main(%x: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloc() : memref<i32>
  %m = omp.map.info var_ptr(%x : memref<2xi32>, tensor<2xi32>) map_clauses(to) capture(ByRef) -> memref<2xi32> {name = ""}
  omp.target_data map_entries(%m : memref<2xi32>) {
    %a = memref.load %x[%c0] : memref<2xi32>
    %b = memref.load %x[%c1] : memref<2xi32>
    %s = arith.addi %a, %b : i32
    memref.store %s, %r[] : memref<i32>
    omp.terminator
  }
  %v = memref.load %r[] : memref<i32>
  return %v : i32
}
