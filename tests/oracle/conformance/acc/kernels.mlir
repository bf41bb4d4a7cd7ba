// The region runs in place, before the host goes on.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry beside 2>&1 | FileCheck %s --check-prefix=BESIDE
// CHECK: result 0 = [1, 0] : memref<2xi32>
// BAD: error: use-after-free
// BESIDE: unsupported: acc.kernels: asynchronous regions
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  acc.kernels {
    %x0 = memref.load %m[%c0] : memref<2xi32>
    %y0 = arith.addi %x0, %one : i32
    memref.store %y0, %m[%c0] : memref<2xi32>
    acc.terminator
  }
  return %m : memref<2xi32>
}
func.func @bad() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  memref.dealloc %m : memref<2xi32>
  acc.kernels {
    %x0 = memref.load %m[%c0] : memref<2xi32>
    %y0 = arith.addi %x0, %one : i32
    memref.store %y0, %m[%c0] : memref<2xi32>
    acc.terminator
  }
  return
}
func.func @beside() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  acc.kernels async {
    %x0 = memref.load %m[%c0] : memref<2xi32>
    %y0 = arith.addi %x0, %one : i32
    memref.store %y0, %m[%c0] : memref<2xi32>
    acc.terminator
  }
  return
}
