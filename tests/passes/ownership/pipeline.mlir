// The whole pipeline.
// RUN: freehold-opt %s --fh-buffer-deallocation-pipeline > %t.option
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-buffer-deallocation-pipeline)' > %t.textual
// RUN: diff %t.option %t.textual
// RUN: FileCheck %s < %t.option
// RUN: freehold-check %s --subject fh --subject fh-dynamic --subject fh-early-free --oracle interp,native

// A68: what it is made of; the option is the ownership pass's.
// RUN: freehold-opt %s --fh-buffer-deallocation-pipeline=private-function-dynamic-ownership=true --dump-pass-pipeline -o %t.out 2>&1 | FileCheck %s --check-prefix=PASSES
// PASSES: fh-expand-realloc{{.*}}emit-deallocs=false
// PASSES-NEXT: fh-canonicalize
// PASSES-NEXT: fh-ownership-based-buffer-deallocation{{.*}}private-function-dynamic-ownership=true
// PASSES-NEXT: fh-canonicalize
// PASSES-NEXT: fh-buffer-deallocation-simplification
// PASSES-NEXT: fh-bufferization-lower-deallocations
// PASSES-NEXT: composite-fixed-point-pass{{.*}}pipeline=fh-cse,fh-canonicalize

// A65 (different form): each allocation has one owner, so a dealloc frees one memref and is lowered inline;
// no helper function is made. tests/passes/lower/W5-helper.mlir has programs that need it, W11-modules.mlir
// its names (W11), mixed-conditions.mlir equal operands (W10), H7-on-a-function.mlir the pass on functions (H7).
// CHECK-NOT: func.func private @dealloc
// CHECK-LABEL: @all
// CHECK-NOT: bufferization.dealloc
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK-NOT: func.func private @dealloc
func.func @all(%c: i1, %n: index, %arg: memref<?xi32>, %x: i32) -> (i32, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.alloc(%c2) : memref<?xi32>
  memref.store %x, %b[%c0] : memref<?xi32>
  memref.store %x, %b[%c1] : memref<?xi32>
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<?xi32>, memref<?xi32>) {
    %sz = arith.addi %i, %c1 : index
    %s = memref.realloc %p(%sz) : memref<?xi32> to memref<?xi32>
    %d = scf.if %c -> memref<?xi32> {
      %f = func.call @copy(%c, %q) : (i1, memref<?xi32>) -> memref<?xi32>
      scf.yield %f : memref<?xi32>
    } else {
      scf.yield %q : memref<?xi32>
    }
    scf.yield %s, %d : memref<?xi32>, memref<?xi32>
  }
  %v = memref.load %r#0[%c0] : memref<?xi32>
  return %v, %r#1 : i32, memref<?xi32>
}
func.func private @copy(%c: i1, %m: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xi32>)
^bb1:
  %n = memref.dim %m, %c0 : memref<?xi32>
  %a = memref.alloc(%n) : memref<?xi32>
  memref.copy %m, %a : memref<?xi32> to memref<?xi32>
  cf.br ^bb2(%a : memref<?xi32>)
^bb2(%p: memref<?xi32>):
  return %p : memref<?xi32>
}
