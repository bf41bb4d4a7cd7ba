// `identity` changes nothing, so it leaks wherever something is allocated: by each kind of
// allocation, at its location, and only what is not returned. The twin is agree/identity.mlir.
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject identity --json | FileCheck %s

// CHECK: "entry":"alloc","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+3]]:8"
// CHECK-SAME: "notions":["unfreed"]
func.func @alloc() {
  %m = memref.alloc() : memref<2xi32>
  return
}

// CHECK: "entry":"clone","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+2]]:8"
func.func @clone(%a: memref<2xi32>) {
  %m = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  return
}

// CHECK: "entry":"realloc","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+4]]:8"
// CHECK-SAME: "message":"1 allocations
func.func @realloc() {
  %m = memref.alloc() : memref<2xi32>
  %n = memref.realloc %m : memref<2xi32> to memref<4xi32>
  return
}

func.func private @make() -> memref<2xi32>
// CHECK: "entry":"external","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+2]]:8"
func.func @external() {
  %m = call @make() : () -> memref<2xi32>
  return
}

// CHECK: "entry":"zero_sized","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+3]]:8"
// CHECK-SAME: "message":"1 allocations (0 bytes)
func.func @zero_sized() {
  %m = memref.alloc() : memref<0xi32>
  return
}

// CHECK: "entry":"one_returned","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+4]]:8"
// CHECK-SAME: "message":"1 allocations
func.func @one_returned() -> memref<i32> {
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<2xi32>
  return %m : memref<i32>
}

// CHECK: "entry":"in_callee","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+3]]:8"
// CHECK-SAME: "notions":["unfreed","lost"]
func.func private @callee() {
  %m = memref.alloc() : memref<i32>
  return
}
func.func @in_callee() {
  call @callee() : () -> ()
  return
}

// Held by another buffer, which is returned: what it holds is neither freed nor returned.
// CHECK: "entry":"nested","verdict":"defect","kind":"leak","location":"{{[^"]*}}identity.mlir:[[#@LINE+2]]:8"
func.func @nested() -> memref<memref<i32>> {
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<memref<i32>>
  memref.store %m, %n[] : memref<memref<i32>>
  return %n : memref<memref<i32>>
}
