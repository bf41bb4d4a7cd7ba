// The plan of a function without control flow.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-ownership-based-buffer-deallocation{print-plan=true})' -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=freed --implicit-check-not=moves --implicit-check-not=clone

// One buffer is returned as it is, the other one is freed before the return.
// CHECK-LABEL: plan of @freed_and_returned
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 7]], always owns
// CHECK-NEXT: moves to the caller as result 0, at func.return at line [[#@LINE + 11]]
// CHECK-NEXT: %alloc_0: result of memref.alloc at line [[#@LINE + 7]], always owns
// CHECK-NEXT: freed, at func.return at line [[#@LINE + 9]]
func.func @freed_and_returned(%arg: memref<2xi32>) -> (memref<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %one, %b[%c0] : memref<2xi32>
  %v = memref.load %b[%c0] : memref<2xi32>
  return %a, %v : memref<2xi32>, i32
}

// A buffer that is stored in memory lives as long as that memory.
// CHECK-LABEL: plan of @stored
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 8]], always owns
// CHECK-NEXT: freed, at func.return at line [[#@LINE + 11]]
// CHECK-NEXT: %alloc_0: result of memref.alloc at line [[#@LINE + 7]], always owns
// CHECK-NEXT: lives to the end of its region, since it may be used other than through aliases
// CHECK-NEXT: freed, at func.return at line [[#@LINE + 8]]
func.func @stored(%arg: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %box = memref.alloc() : memref<1xmemref<2xi32>>
  %a = memref.alloc() : memref<2xi32>
  memref.store %a, %box[%c0] : memref<1xmemref<2xi32>>
  memref.store %one, %arg[%c0] : memref<2xi32>
  return
}
