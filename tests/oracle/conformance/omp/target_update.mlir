// omp.target_update updates memory that the device shares with the host: nothing changes. A freed buffer is an error.
// RUN: freehold-run %s --entry main --ignore-leaks --args 'memref(2;cells=3,4)' | FileCheck %s
// RUN: not freehold-run %s --entry freed --ignore-leaks 2>&1 | FileCheck %s --check-prefix=FREED
// CHECK: result 0 = 3 : i32
// FREED: error: use-after-free: maps a freed buffer
func.func @main(%x: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %m = omp.map.info var_ptr(%x : memref<2xi32>, tensor<2xi32>) map_clauses(from) capture(ByRef) -> memref<2xi32> {name = ""}
  omp.target_update map_entries(%m : memref<2xi32>)
  %a = memref.load %x[%c0] : memref<2xi32>
  return %a : i32
}
func.func @freed() {
  %x = memref.alloc() : memref<2xi32>
  %m = omp.map.info var_ptr(%x : memref<2xi32>, tensor<2xi32>) map_clauses(from) capture(ByRef) -> memref<2xi32> {name = ""}
  memref.dealloc %x : memref<2xi32>
  omp.target_update map_entries(%m : memref<2xi32>)
  return
}
