// A private function gets no i1 for its result if a function that is deallocated already calls it, since that call stays as
// it is. One that only other functions call gets it.
// RUN: split-file %s %t
// RUN: freehold-opt %t/kept.mlir --fh-ownership-based-buffer-deallocation=private-function-dynamic-ownership=true | FileCheck %t/kept.mlir
// RUN: freehold-opt %t/refused.mlir --fh-ownership-based-buffer-deallocation -verify-diagnostics

//--- kept.mlir
// CHECK: func.func private @called(%{{.*}}: memref<4xi32>) -> memref<4xi32>
// CHECK: bufferization.clone
// CHECK: func.func private @other(%{{.*}}: memref<4xi32>) -> (memref<4xi32> {freehold.result_ownership = "dynamic"}, i1)
func.func @marked(%m: memref<4xi32>) attributes {freehold.deallocated = ["memref"]} {
  %r = func.call @called(%m) : (memref<4xi32>) -> memref<4xi32>
  memref.dealloc %r : memref<4xi32>
  return
}
func.func private @called(%m: memref<4xi32>) -> memref<4xi32> {
  return %m : memref<4xi32>
}
func.func private @other(%m: memref<4xi32>) -> memref<4xi32> {
  return %m : memref<4xi32>
}
func.func @calls(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = func.call @other(%m) : (memref<4xi32>) -> memref<4xi32>
  %v = memref.load %r[%c0] : memref<4xi32>
  return %v : i32
}

//--- refused.mlir
func.func @marked(%m: memref<4xi32>) attributes {freehold.deallocated = ["memref"]} {
  %r = func.call @called(%m) : (memref<4xi32>) -> memref<4xi32>
  memref.dealloc %r : memref<4xi32>
  return
}
// expected-error@below {{has dynamic arguments or results, and is called by a function that is marked freehold.deallocated, whose call has no i1 for them}}
func.func private @called(%m: memref<4xi32>) -> (memref<4xi32> {freehold.result_ownership = "dynamic"}) {
  return %m : memref<4xi32>
}
