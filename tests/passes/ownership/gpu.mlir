// A33: each allocator's buffers are freed by their own op, without hooks. The pass runs once for each allocator, so a
// memref that may be of either kind has an indicator of each.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-opt %t/freed.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/freed.mlir
// RUN: freehold-check %t/freed.mlir --subject fh --subject fh-unsimplified --subject fh-dynamic --subject fh-early-free --subject fh-dealloc-ops | FileCheck %s --check-prefix=JUDGED
// JUDGED: 0 defect + 0 inconclusive

// A second run changes nothing.
// RUN: freehold-opt %t/freed.mlir --fh-buffer-deallocation-pipeline -o %t/once.mlir
// RUN: freehold-opt %t/once.mlir --fh-buffer-deallocation-pipeline | diff %t/once.mlir -

// Run on single functions, the pass does not see what callees return, so that it refuses to return such a buffer.
// RUN: freehold-opt %t/alone.mlir --verify-diagnostics --split-input-file --pass-pipeline='builtin.module(func.func(fh-ownership-based-buffer-deallocation))' | FileCheck %t/alone.mlir

// What cannot be freed by one op that is known is refused, and nothing is changed before.
// RUN: freehold-opt %t/refused.mlir --split-input-file --verify-diagnostics --fh-ownership-based-buffer-deallocation
// RUN: freehold-opt %t/dynamic.mlir --fh-ownership-based-buffer-deallocation=private-function-dynamic-ownership | FileCheck %t/dynamic.mlir
// RUN: freehold-check %t/dynamic.mlir --subject fh-dynamic | FileCheck %s --check-prefix=JUDGED

// Clone-based deallocation refuses it.
// RUN: not freehold-opt %t/freed.mlir --fh-buffer-deallocation 2>&1 | FileCheck %s --check-prefix=LEGACY
// LEGACY: error: {{.*}}AllocationOpInterface

//--- freed.mlir
// CHECK-LABEL: @two_kinds
// CHECK: %[[G:.*]] = gpu.alloc
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-DAG: gpu.dealloc %[[G]] : memref<4xi32>
// CHECK-DAG: bufferization.dealloc (%[[M]] : memref<4xi32>) if (%true
// CHECK-NOT: {{(memref|gpu|bufferization)\.dealloc}}
// CHECK: return
func.func @two_kinds(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc host_shared () : memref<4xi32>
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  %v0 = memref.load %g[%c0] : memref<4xi32>
  memref.store %v0, %m[%c0] : memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}

// What frees itself stays the owner's free.
// CHECK-LABEL: @freed
// CHECK: gpu.dealloc
// CHECK-NOT: {{(memref|gpu|bufferization)\.dealloc}}
// CHECK: return
func.func @freed(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc host_shared () : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  %v = memref.load %g[%c0] : memref<4xi32>
  gpu.dealloc %g : memref<4xi32>
  return %v : i32
}

// Of either kind: two indicators.
// CHECK-LABEL: @either
// CHECK: %[[R:.*]]:3 = scf.if {{.*}} -> (memref<4xi32>, i1, i1)
// CHECK-DAG: bufferization.dealloc ({{.*}}) if (%[[R]]#1)
// CHECK-DAG: scf.if %[[R]]#2 {
// CHECK: gpu.dealloc
// CHECK: return
func.func @either(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<4xi32> {
    %m = memref.alloc() : memref<4xi32>
    memref.store %x, %m[%c0] : memref<4xi32>
    scf.yield %m : memref<4xi32>
  } else {
    %g = gpu.alloc () : memref<4xi32>
    memref.store %x, %g[%c0] : memref<4xi32>
    scf.yield %g : memref<4xi32>
  }
  %v = memref.load %r[%c0] : memref<4xi32>
  return %v : i32
}

// Carried by a loop of blocks, host and device buffers in turn.
// CHECK-LABEL: @carried
// CHECK: gpu.dealloc
func.func @carried(%n: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %times = arith.andi %n, %three : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  cf.br ^head(%z, %m : i32, memref<2xi32>)
^head(%i: i32, %p: memref<2xi32>):
  %more = arith.cmpi slt, %i, %times : i32
  cf.cond_br %more, ^body, ^done
^body:
  %j = arith.addi %i, %one : i32
  %odd = arith.andi %i, %one : i32
  %isodd = arith.cmpi eq, %odd, %one : i32
  %v = memref.load %p[%c0] : memref<2xi32>
  cf.cond_br %isodd, ^host, ^device
^host:
  %h = memref.alloc() : memref<2xi32>
  memref.store %v, %h[%c0] : memref<2xi32>
  cf.br ^head(%j, %h : i32, memref<2xi32>)
^device:
  %g = gpu.alloc () : memref<2xi32>
  %w = arith.addi %v, %one : i32
  memref.store %w, %g[%c0] : memref<2xi32>
  cf.br ^head(%j, %g : i32, memref<2xi32>)
^done:
  %r = memref.load %p[%c0] : memref<2xi32>
  return %r : i32
}

// A function that returns a device buffer hands it to its caller, whatever it calls for that.
// CHECK-LABEL: @made
// CHECK-NOT: {{(memref|gpu|bufferization)\.dealloc}}
// CHECK-LABEL: @passed_on
// CHECK-NOT: {{(memref|gpu|bufferization)\.dealloc}}
// CHECK-LABEL: @caller
// CHECK: %[[D:.*]] = call @passed_on
// CHECK: %[[H:.*]] = call @on_host
// CHECK-DAG: gpu.dealloc
// CHECK-DAG: bufferization.dealloc
// CHECK-NOT: {{(memref|gpu|bufferization)\.dealloc}}
// CHECK: return
func.func private @made(%x: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc () : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  return %g : memref<4xi32>
}
func.func private @passed_on(%x: i32) -> memref<4xi32> {
  %g = call @made(%x) : (i32) -> memref<4xi32>
  return %g : memref<4xi32>
}
func.func private @on_host(%x: i32) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %g = memref.alloc() : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  return %g : memref<4xi32>
}
func.func @caller(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %d = call @passed_on(%x) : (i32) -> memref<4xi32>
  %h = call @on_host(%x) : (i32) -> memref<4xi32>
  %v = memref.load %d[%c0] : memref<4xi32>
  %w = memref.load %h[%c0] : memref<4xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}

// What an external function returned is memref's by the ABI, unless the program frees it by another op.
// CHECK-LABEL: @external
// CHECK: %[[A:.*]] = call @make
// CHECK: %[[B:.*]] = call @make
// CHECK: gpu.dealloc %[[B]]
// CHECK: bufferization.dealloc
// CHECK-NOT: {{(memref|gpu|bufferization)\.dealloc}}
// CHECK: return
func.func private @make() -> memref<4xi32>
func.func @external() {
  %g = gpu.alloc () : memref<4xi32>
  gpu.dealloc %g : memref<4xi32>
  %a = call @make() : () -> memref<4xi32>
  %b = call @make() : () -> memref<4xi32>
  gpu.dealloc %b : memref<4xi32>
  return
}

//--- alone.mlir
// CHECK-LABEL: @used
// CHECK: gpu.dealloc
// CHECK: return
func.func @used(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc () : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  %v = memref.load %g[%c0] : memref<4xi32>
  return %v : i32
}

// -----

// expected-error @below {{result 0 may be a buffer of 'gpu.alloc', which calls of the function have to know; run the pass on the module}}
func.func @returned() -> memref<4xi32> {
  %g = gpu.alloc () : memref<4xi32>
  return %g : memref<4xi32>
}

//--- refused.mlir
// expected-error @below {{result 0 is a buffer of 'gpu.alloc' in some runs only, so that no caller can tell which op frees it}}
func.func @either(%c: i1) -> memref<4xi32> {
  %r = scf.if %c -> memref<4xi32> {
    %m = memref.alloc() : memref<4xi32>
    scf.yield %m : memref<4xi32>
  } else {
    %g = gpu.alloc () : memref<4xi32>
    scf.yield %g : memref<4xi32>
  }
  return %r : memref<4xi32>
}

// -----

// expected-error @below {{result 0 is a buffer of 'gpu.alloc' in some runs only}}
func.func @or_argument(%c: i1, %a: memref<4xi32>) -> memref<4xi32> {
  %g = gpu.alloc () : memref<4xi32>
  %r = arith.select %c, %g, %a : memref<4xi32>
  return %r : memref<4xi32>
}

// -----

func.func @twice() -> (memref<4xi32>, memref<4xi32>) {
  %g = gpu.alloc () : memref<4xi32>
  // expected-error @below {{may pass on a buffer of the allocator 'gpu' that it does not own}}
  return %g, %g : memref<4xi32>, memref<4xi32>
}

// -----

// expected-error @below {{result 0 is a buffer of 'gpu.alloc', and the function's address is taken}}
func.func private @taken() -> memref<4xi32> {
  %g = gpu.alloc () : memref<4xi32>
  return %g : memref<4xi32>
}
func.func @indirect() {
  %f = constant @taken : () -> memref<4xi32>
  %m = call_indirect %f() : () -> memref<4xi32>
  return
}

//--- dynamic.mlir
// With dynamic ownership each allocator has an i1 of its own in the signature.
// CHECK-LABEL: func.func private @maybe
// CHECK-SAME: -> (memref<4xi32> {{.*}}, i1, i1)
// CHECK-LABEL: @caller
// CHECK: %[[R:.*]]:3 = call @maybe
// CHECK-DAG: bufferization.dealloc ({{.*}}) if (%[[R]]#1)
// CHECK-DAG: scf.if %[[R]]#2 {
// CHECK: gpu.dealloc
func.func private @maybe(%c: i1, %a: memref<4xi32>) -> memref<4xi32> {
  %g = gpu.alloc () : memref<4xi32>
  gpu.memcpy %g, %a : memref<4xi32>, memref<4xi32>
  %r = arith.select %c, %g, %a : memref<4xi32>
  return %r : memref<4xi32>
}
func.func @caller(%c: i1, %a: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r = call @maybe(%c, %a) : (i1, memref<4xi32>) -> memref<4xi32>
  %v = memref.load %r[%c0] : memref<4xi32>
  return %v : i32
}
