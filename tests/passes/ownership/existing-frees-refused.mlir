// H2: a free of what somebody else owns is refused; the good twin declares that the argument is handed over.
// RUN: split-file %s %t
// RUN: freehold-opt %t/refused.mlir --fh-ownership-based-buffer-deallocation -verify-diagnostics
// RUN: freehold-opt %t/refused-in-regions.mlir --fh-ownership-based-buffer-deallocation -split-input-file -verify-diagnostics
// RUN: freehold-opt %t/good.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --subject fh --subject fh-unsimplified --subject fh-early-free --oracle interp,native
// What it would be if the caller freed all the same:
// RUN: not freehold-check %t/good.mlir --target %t/bad.mlir | FileCheck %t/bad.mlir

//--- refused.mlir
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @consumes(%a) : (memref<2xi32>) -> i32
  return %v : i32
}
func.func private @consumes(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  // expected-error@below {{frees argument 0, which the caller owns}}
  memref.dealloc %m : memref<2xi32>
  return %v : i32
}

//--- refused-in-regions.mlir
func.func @caller(%n: index) {
  %a = memref.alloc() : memref<2xi32>
  func.call @consumes_in_loop(%a, %n) : (memref<2xi32>, index) -> ()
  return
}
func.func private @consumes_in_loop(%m: memref<2xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %n {
    // expected-error@below {{frees argument 0, which the caller owns}}
    memref.dealloc %m : memref<2xi32>
  }
  return
}
// -----
func.func private @consumes_sometimes(%m: memref<2xi32>, %c: i1) {
  scf.if %c {
    // expected-error@+2 {{frees argument 0, which the caller owns}}
    %base = memref.cast %m : memref<2xi32> to memref<?xi32>
    memref.dealloc %base : memref<?xi32>
  }
  return
}

//--- good.mlir
// CHECK-LABEL: @caller
// CHECK-NOT: bufferization.dealloc
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @consumes(%a) : (memref<2xi32>) -> i32
  return %v : i32
}
func.func private @consumes(%m: memref<2xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %v : i32
}

//--- bad.mlir
// CHECK: defect: double-free
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = func.call @consumes(%a) : (memref<2xi32>) -> i32
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}
func.func private @consumes(%m: memref<2xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %v : i32
}
