// Ops without interfaces. None of them is registered, so nothing runs them and the IR is all that is checked;
// in H4's place there is a warning.
// RUN: freehold-opt %s --allow-unregistered-dialect --fh-ownership-based-buffer-deallocation -verify-diagnostics | FileCheck %s

// A27: no memref operands: the result is nobody's; used it is not freed, returned it is cloned.
// CHECK-LABEL: @source_used
// CHECK-NOT: bufferization.
// CHECK: return
func.func @source_used() -> i32 {
  %c0 = arith.constant 0 : index
  %r = "custom.source"() : () -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
// CHECK-LABEL: @source_returned
// CHECK: %[[C:.*]] = bufferization.clone
// CHECK-NEXT: return %[[C]]
func.func @source_returned() -> memref<2xi32> {
  %r = "custom.source"() : () -> memref<2xi32>
  return %r : memref<2xi32>
}

// A28 (different form): the result's source is unknown, so ownership is handed to it by a comparison at
// run time, and it is cloned if the comparison fails.
// CHECK-LABEL: @alias_returned
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[R:.*]] = "custom.alias"(%[[A]])
// CHECK-NEXT: %[[OWN:.*]] = bufferization.dealloc (%[[A]] : {{.*}}) if (%true) retain (%[[R]] :
// CHECK-NEXT: %[[S:.*]] = scf.if %[[OWN]]
// CHECK: bufferization.clone %[[R]]
// CHECK: return %[[S]]
func.func @alias_returned() -> memref<2xi32> {
  %a = memref.alloc() : memref<2xi32>
  // expected-warning@below {{has unknown effects on memrefs}}
  %r = "custom.alias"(%a) : (memref<2xi32>) -> memref<2xi32>
  return %r : memref<2xi32>
}

// A28: what it may be a view of lives as long as the result is used.
// CHECK-LABEL: @alias_used
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: memref.load
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @alias_used() -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  // expected-warning@below {{has unknown effects on memrefs}}
  %r = "custom.alias"(%a) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}

// A32: several operands: whichever the result is hands it over.
// CHECK-LABEL: @choice_returned
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: %[[R:.*]] = "custom.choose"(%[[A]], %[[B]])
// CHECK: %[[OA:.*]] = bufferization.dealloc (%[[A]] : {{.*}}) if (%true) retain (%[[R]] :
// CHECK: %[[OB:.*]] = bufferization.dealloc (%[[B]] : {{.*}}) if (%true) retain (%[[R]] :
// CHECK: %[[OWN:.*]] = arith.ori %[[OA]], %[[OB]]
// CHECK: scf.if %[[OWN]]
func.func @choice_returned() -> memref<2xi32> {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  // expected-warning@below {{has unknown effects on memrefs}}
  %r = "custom.choose"(%a, %b) : (memref<2xi32>, memref<2xi32>) -> memref<2xi32>
  return %r : memref<2xi32>
}

// A32: forwarded to a block.
// CHECK-LABEL: @choice_forwarded
// CHECK: bufferization.dealloc {{.*}} retain (%[[R:.*]] : memref<2xi32>)
// CHECK: cf.br ^bb1(%[[R]], %[[OWN:.*]] :
// CHECK: ^bb1(%{{.*}}: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
func.func @choice_forwarded(%arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  // expected-warning@below {{has unknown effects on memrefs}}
  %r = "custom.choose"(%a, %arg) : (memref<2xi32>, memref<2xi32>) -> memref<2xi32>
  cf.br ^bb1(%r : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// H4: an op without results may do anything but free or store.
// CHECK-LABEL: @used
// CHECK: "custom.use"
// CHECK-NEXT: bufferization.dealloc
func.func @used() {
  %a = memref.alloc() : memref<2xi32>
  // expected-warning@below {{has unknown effects on memrefs}}
  "custom.use"(%a) : (memref<2xi32>) -> ()
  return
}
