// MLIR 16 does not know the mark on ops that deallocate by hand.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"mlir-opt-16 cannot read the program: unregistered operation 'bufferization.dealloc'

//--- good.mlir
func.func @f(%v: i32) -> i32 {
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m {bufferization.manual_deallocation} : memref<i32>
  return %x : i32
}

//--- bad.mlir
func.func @f(%v: i32) -> i32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  bufferization.dealloc (%m : memref<i32>) if (%true)
  return %x : i32
}
