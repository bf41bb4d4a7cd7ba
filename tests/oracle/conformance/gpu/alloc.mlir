// gpu.alloc makes a heap buffer with nothing in it, which nobody else frees for the program.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: not freehold-run %s --entry kept 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// CHECK: result 0 = 7 : i32
// UNWRITTEN: error: uninitialised-read
// KEPT: error: leak: 12 bytes are never freed
// NEGATIVE: error: undefined: allocates with size -1 in dimension 0
func.func @main() -> i32 {
  %v = arith.constant 7 : i32
  %m, %t = gpu.alloc async () : memref<i32>
  gpu.wait [%t]
  memref.store %v, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  gpu.dealloc %m : memref<i32>
  return %r : i32
}
func.func @unwritten() -> i32 {
  %m = gpu.alloc () : memref<i32>
  %r = memref.load %m[] : memref<i32>
  gpu.dealloc %m : memref<i32>
  return %r : i32
}
func.func @kept() {
  %c3 = arith.constant 3 : index
  %m = gpu.alloc (%c3) : memref<?xi32>
  return
}
func.func @negative() {
  %c = arith.constant -1 : index
  %m = gpu.alloc (%c) : memref<?xi32>
  gpu.dealloc %m : memref<?xi32>
  return
}
