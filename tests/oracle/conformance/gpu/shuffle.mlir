// gpu.shuffle: a thread gets what another one of its subgroup has. A lane that does not take part, or asks for one that does not,
// gets poison, and is told so.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry poison --ignore-leaks 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry wide --ignore-leaks 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not freehold-run %s --entry some --ignore-leaks 2>&1 | FileCheck %s --check-prefix=SOME
// CHECK: result 0 = [1, 0, 3, 2] : memref<4xi32>
// CHECK: result 1 = [2, 3, -1, -1] : memref<4xi32>
// CHECK: result 2 = [-1, 0, 1, 2] : memref<4xi32>
// CHECK: result 3 = [3, 3, 3, 3] : memref<4xi32>
// POISON: error: undefined
// WIDE: error: undefined: shuffles 33 lanes of a subgroup of 32
// SOME: error: undefined: threads of a group wait
func.func @main() -> (memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %none = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %width = arith.constant 4 : i32
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  %c = memref.alloc() : memref<4xi32>
  %d = memref.alloc() : memref<4xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %t = arith.index_cast %tx : index to i32
    %p, %pv = gpu.shuffle xor %t, %one, %width : i32
    %q, %qv = gpu.shuffle down %t, %two, %width : i32
    %r, %rv = gpu.shuffle up %t, %one, %width : i32
    %s, %sv = gpu.shuffle idx %t, %three, %width : i32
    memref.store %p, %a[%tx] : memref<4xi32>
    %x = scf.if %qv -> i32 {
      scf.yield %q : i32
    } else {
      scf.yield %none : i32
    }
    %y = scf.if %rv -> i32 {
      scf.yield %r : i32
    } else {
      scf.yield %none : i32
    }
    memref.store %x, %b[%tx] : memref<4xi32>
    memref.store %y, %c[%tx] : memref<4xi32>
    memref.store %s, %d[%tx] : memref<4xi32>
    gpu.terminator
  }
  return %a, %b, %c, %d : memref<4xi32>, memref<4xi32>, memref<4xi32>, memref<4xi32>
}
func.func @poison() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %width = arith.constant 4 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %t = arith.index_cast %tx : index to i32
    %q, %qv = gpu.shuffle down %t, %two, %width : i32
    %n = arith.cmpi ne, %q, %zero : i32
    cf.assert %n, "not the first"
    gpu.terminator
  }
  return
}
func.func @wide() {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %width = arith.constant 33 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %q, %qv = gpu.shuffle down %one, %one, %width : i32
    gpu.terminator
  }
  return
}
func.func @some() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %width = arith.constant 4 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      %q, %qv = gpu.shuffle down %one, %one, %width : i32
    }
    gpu.terminator
  }
  return
}
