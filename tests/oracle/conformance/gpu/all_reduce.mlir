// gpu.all_reduce: all threads of a block get the values of all of them, combined. A thread that does not take part is undefined.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: freehold-run %s --entry twice --ignore-leaks | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry some --ignore-leaks 2>&1 | FileCheck %s --check-prefix=SOME
// Two blocks of four threads: 0 + 1 + 2 + 3, and the same with 10 added to each.
// CHECK: result 0 = [6, 46] : memref<2xi32>
// TWICE: result 0 = [3, 2] : memref<2xi32>
// SOME: error: undefined: threads of a group wait at different barriers
func.func @main() -> memref<2xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %ten = arith.constant 10 : i32
  %m = memref.alloc() : memref<2xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %t = arith.index_cast %tx : index to i32
    %b = arith.index_cast %bx : index to i32
    %more = arith.muli %b, %ten : i32
    %v = arith.addi %t, %more : i32
    %s = gpu.all_reduce add %v uniform {} : (i32) -> i32
    memref.store %s, %m[%bx] : memref<2xi32>
    gpu.terminator
  }
  return %m : memref<2xi32>
}

// Where the value of the first one is a part of the second, and the op is a region.
func.func @twice() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    %t = arith.index_cast %tx : index to i32
    %max = gpu.all_reduce maxsi %t uniform {} : (i32) -> i32
    %v = arith.addi %t, %max : i32
    %sum = gpu.all_reduce %v uniform {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      gpu.yield %s : i32
    } : (i32) -> (i32)
    %product = gpu.all_reduce mul %v uniform {} : (i32) -> i32
    memref.store %sum, %m[%c0] : memref<2xi32>
    memref.store %product, %m[%c1] : memref<2xi32>
    gpu.terminator
  }
  return %m : memref<2xi32>
}

func.func @some() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      %s = gpu.all_reduce add %one {} : (i32) -> i32
      memref.store %s, %m[%c0] : memref<2xi32>
    }
    gpu.terminator
  }
  return %m : memref<2xi32>
}
