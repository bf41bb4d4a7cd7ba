// Ops with regions that are no region branches.
// RUN: split-file %s %t
// RUN: freehold-opt %t/runs.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/runs.mlir
// RUN: freehold-check %t/runs.mlir --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Unregistered ops are not run.
// RUN: freehold-opt %t/custom.mlir --allow-unregistered-dialect --fh-ownership-based-buffer-deallocation -verify-diagnostics | FileCheck %t/custom.mlir
// RUN: freehold-opt %t/refused.mlir --allow-unregistered-dialect --fh-ownership-based-buffer-deallocation -verify-diagnostics -split-input-file

//--- runs.mlir
// A58: an allocation in a region that is not control flow stays there and is freed there.
// CHECK-LABEL: @in_generic
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: linalg.generic
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: linalg.yield
// CHECK: bufferization.dealloc (%[[B]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @in_generic(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %b = memref.alloc() : memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%b : memref<2xi32>) {
  ^bb0(%o: i32):
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c0] : memref<2xi32>
    %v = memref.load %a[%c0] : memref<2xi32>
    linalg.yield %v : i32
  }
  %w = memref.load %b[%c0] : memref<2xi32>
  return %w : i32
}

// A57: the region uses a memref from outside, which lives until the op ends.
// CHECK-LABEL: @uses_outside
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: memref.generic_atomic_rmw
// CHECK-NOT: bufferization.dealloc
// CHECK: memref.atomic_yield
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
func.func @uses_outside(%m: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  %r = memref.generic_atomic_rmw %m[%c0] : memref<2xi32> {
  ^bb0(%old: i32):
    %s = arith.addi %old, %v : i32
    memref.atomic_yield %s : i32
  }
  return %r : i32
}

//--- custom.mlir
// A57: accepted while no memref leaves the region.
// CHECK-LABEL: @local
// CHECK: "custom.region"() ({
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: "custom.end"
func.func @local(%x: i32) {
  "custom.region"() ({
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c0] : memref<2xi32>
    "custom.end"() : () -> ()
  }) : () -> ()
  return
}

// A57: a memref that enters is borrowed.
// CHECK-LABEL: @enters
// CHECK: "custom.region"(%{{.*}}) ({
// CHECK-NOT: bufferization.dealloc
// CHECK: }) :
// CHECK-NEXT: bufferization.dealloc
func.func @enters(%x: i32) {
  %a = memref.alloc() : memref<2xi32>
  // expected-warning@below {{has unknown effects on memrefs}}
  "custom.region"(%a) ({
  ^bb0(%b: memref<2xi32>):
    %c0 = arith.constant 0 : index
    memref.store %x, %b[%c0] : memref<2xi32>
    "custom.end"() : () -> ()
  }) : (memref<2xi32>) -> ()
  return
}

//--- refused.mlir
// H5: memref results: what they are is not known.
func.func @leaves() -> i32 {
  %c0 = arith.constant 0 : index
  // expected-error@below {{has regions but not RegionBranchOpInterface}}
  %r = "custom.region"() ({
    %a = memref.alloc() : memref<2xi32>
    "custom.end"(%a) : (memref<2xi32>) -> ()
  }) : () -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
// -----
// H5 (different form): of two nested ones the outer is reported, which comes first.
func.func @nested(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  // expected-error@below {{implement the interface}}
  %r = "custom.region"() ({
    %s = "custom.region"() ({
      "custom.end"(%x) : (i32) -> ()
    }) : () -> memref<2xi32>
    "custom.end"(%x) : (i32) -> ()
  }) : () -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
// -----
// A branch that does not implement the interface for forwarded operands.
func.func @branch(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  // expected-error@below {{branches to blocks without BranchOpInterface}}
  "custom.br"()[^bb1] : () -> ()
^bb1:
  %v = memref.load %a[%c0] : memref<2xi32>
  return %v : i32
}
