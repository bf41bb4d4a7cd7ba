// gpu.subgroup_reduce: every thread gets what those of its subgroup, or of its cluster, have together.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry partial --ignore-leaks 2>&1 | FileCheck %s --check-prefix=PARTIAL
// CHECK: result 0 = 496 : i32
// CHECK: result 1 = 1520 : i32
// CHECK: result 2 = 22 : i32
// PARTIAL: error: undefined
func.func @main() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %a = memref.alloc() : memref<64xi32>
  %b = memref.alloc() : memref<64xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %t = arith.index_cast %tx : index to i32
    %s = gpu.subgroup_reduce add %t : (i32) -> i32
    %u = gpu.subgroup_reduce add %t cluster(size = 4) : (i32) -> i32
    memref.store %s, %a[%tx] : memref<64xi32>
    memref.store %u, %b[%tx] : memref<64xi32>
    gpu.terminator
  }
  %x = memref.load %a[%c5] : memref<64xi32>
  %y = memref.load %a[%c40] : memref<64xi32>
  %z = memref.load %b[%c5] : memref<64xi32>
  return %x, %y, %z : i32, i32, i32
}
func.func @partial() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<3xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c3, %sy = %c1, %sz = %c1) {
    %t = arith.index_cast %tx : index to i32
    %s = gpu.subgroup_reduce add %t : (i32) -> i32
    memref.store %s, %a[%tx] : memref<3xi32>
    gpu.terminator
  }
  %x = memref.load %a[%c0] : memref<3xi32>
  return %x : i32
}
