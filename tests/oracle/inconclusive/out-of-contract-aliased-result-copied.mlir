// A copy of a buffer to itself changes nothing, but is a write where the boundary has copied the
// result: out of contract as any other write is.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --subject fh --entry f --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --subject fh --entry twin

// CHECK:      "reason":"out-of-contract"
// CHECK:      "reason":"out-of-contract"
func.func @same(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func @f() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %n = func.call @same(%m) : (memref<i32>) -> memref<i32>
  memref.copy %n, %m : memref<i32> to memref<i32>
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
func.func @twin() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.copy %m, %m : memref<i32> to memref<i32>
  %n = func.call @same(%m) : (memref<i32>) -> memref<i32>
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
