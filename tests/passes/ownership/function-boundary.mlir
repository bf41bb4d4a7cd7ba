// FunctionOpInterface and CallOpInterface: arguments are borrowed, results are owned by the caller and alias
// nothing.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry argument_returned --target %S/Inputs/function-boundary-no-clone.mlir | FileCheck %s --check-prefix=ABI
// RUN: not freehold-check %s --entry twice --target %S/Inputs/function-boundary-twice.mlir | FileCheck %s --check-prefix=ABI
// RUN: not freehold-check %s --entry call_result --target %S/Inputs/function-boundary-call-result-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// ABI: defect: abi
// LEAK: defect: leak

// A44, A66: an external function and calls of it stay as they are; its results are the caller's to free.
// CHECK-LABEL: func.func private @make
// CHECK-SAME: (i32) -> memref<2xi32>
func.func private @make(i32) -> memref<2xi32>
func.func private @see(memref<2xi32>)
func.func private @echo(memref<2xi32>, i32) -> memref<2xi32>

// A34: a fresh result is returned as it is.
// CHECK-LABEL: @fresh_returned
// CHECK: %[[A:.*]] = memref.alloc
// CHECK-NOT: bufferization.
// CHECK: return %[[A]]
func.func @fresh_returned(%x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}

// A34: so is a view of it, which carries the buffer.
// CHECK-LABEL: @view_returned
// CHECK: %[[V:.*]] = memref.subview
// CHECK-NOT: bufferization.
// CHECK: return %[[V]]
func.func @view_returned(%x: i32) -> memref<2xi32, strided<[1], offset: 1>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  %v = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.store %x, %v[%c0] : memref<2xi32, strided<[1], offset: 1>>
  memref.store %x, %v[%c1] : memref<2xi32, strided<[1], offset: 1>>
  return %v : memref<2xi32, strided<[1], offset: 1>>
}

// A35 (different form): certainly not owned: a clone without a condition.
// CHECK-LABEL: @argument_returned
// CHECK-SAME: (%[[ARG:.*]]: memref<2xi32>)
// CHECK: %[[C:.*]] = bufferization.clone %[[ARG]]
// CHECK-NEXT: return %[[C]]
func.func @argument_returned(%arg: memref<2xi32>) -> memref<2xi32> {
  return %arg : memref<2xi32>
}

// A35: owned on some paths: the value itself if owned, else a clone.
// A36 (different form): nothing else owns the returned buffer, so no dealloc has to retain it.
//
//        bb0
//    bb1     |
//        bb2(p)
// CHECK-LABEL: @perhaps_owned_returned
// CHECK: ^bb2(%[[P:.*]]: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK-NEXT: %[[R:.*]] = scf.if %[[OWN]] -> (memref<2xi32>) {
// CHECK-NEXT: scf.yield %[[P]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[C:.*]] = bufferization.clone %[[P]]
// CHECK-NEXT: scf.yield %[[C]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]]
func.func @perhaps_owned_returned(%c: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  return %p : memref<2xi32>
}

// A36 (different form): the select says whether the buffer is handed over; the clone comes after.
// CHECK-LABEL: @selected_returned
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[S:.*]] = arith.select
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%{{[0-9]+}})
// CHECK-NOT: retain
// CHECK: %[[R:.*]] = scf.if %arg0
// CHECK: bufferization.clone %[[S]]
// CHECK: return %[[R]]
func.func @selected_returned(%c: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %x, %a[%c1] : memref<2xi32>
  %s = arith.select %c, %a, %arg : memref<2xi32>
  return %s : memref<2xi32>
}

// A37: an argument is never freed.
// CHECK-LABEL: @argument_used
// CHECK-NOT: bufferization.
// CHECK: return
func.func @argument_used(%arg: memref<2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %arg[%c0] : memref<2xi32>
  return
}

// A38, A66: the result of a call belongs to the caller, freed unconditionally.
// CHECK-LABEL: @call_result
// CHECK: %[[R:.*]] = call @make
// CHECK: %[[B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[R]]
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<i32>) if (%true)
// CHECK-NEXT: return
func.func @call_result(%x: i32) {
  %r = func.call @make(%x) : (i32) -> memref<2xi32>
  func.call @see(%r) : (memref<2xi32>) -> ()
  return
}

// A66: so does that of an indirect call.
// CHECK-LABEL: @indirect_call
// CHECK: %[[R:.*]] = call_indirect
// CHECK: %[[B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[R]]
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<i32>) if (%true)
func.func @indirect_call(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %f = func.constant @one : (i32) -> memref<2xi32>
  %g = func.constant @two : (i32) -> memref<2xi32>
  %h = arith.select %c, %f, %g : (i32) -> memref<2xi32>
  %r = func.call_indirect %h(%x) : (i32) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
func.func private @one(%x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}
func.func private @two(%x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %y = arith.addi %x, %x : i32
  memref.store %y, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}

// A39 (different form): operands remain the caller's. Results alias nothing, by the same ABI, so operand and
// result are freed apart, and nothing is compared.
// CHECK-LABEL: @operand_and_result
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[R:.*]] = call @echo(%[[A]]
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @operand_and_result(%x: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = func.call @echo(%a, %x) : (memref<2xi32>, i32) -> memref<2xi32>
  func.call @see(%r) : (memref<2xi32>) -> ()
  return
}

// A39: with a callee that returns its operand, whose source is run with the alias.
// CHECK-LABEL: @operand_handed_back
// CHECK: call @same
// CHECK-COUNT-2: bufferization.dealloc
// CHECK: return
func.func @operand_handed_back(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = func.call @same(%a) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
func.func private @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}

// A67: one allocation returned twice: the second result is a copy, so that each caller owns two buffers.
// CHECK-LABEL: @twice
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[C:.*]] = bufferization.clone %[[A]]
// CHECK-NOT: bufferization.dealloc
// CHECK: return %[[A]], %[[C]]
func.func @twice(%x: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a, %a : memref<2xi32>, memref<2xi32>
}

// A67: twice on some paths only.
// CHECK-LABEL: @perhaps_twice
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: %[[S:.*]] = arith.select
// CHECK: bufferization.dealloc (%[[B]] : memref<2xi32>) if (%{{[0-9]+}})
// CHECK-NOT: retain
// CHECK: %[[R:.*]] = scf.if %{{[0-9]+}}
// CHECK: bufferization.clone %[[S]]
// CHECK: return %[[A]], %[[R]]
func.func @perhaps_twice(%c: i1, %x: i32, %y: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  return %a, %s : memref<2xi32>, memref<2xi32>
}

// Several returns, each with what is its own to free.
// CHECK-LABEL: @two_returns
// CHECK: ^bb1:
// CHECK-NEXT: bufferization.dealloc (%[[B:.*]] : memref<2xi32>)
// CHECK-NEXT: return %[[A:.*]] :
// CHECK: ^bb2:
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<2xi32>)
// CHECK-NEXT: return %[[B]] :
func.func @two_returns(%c: i1, %x: i32, %y: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<2xi32>
^bb2:
  return %b : memref<2xi32>
}
