// Any number of operands: lists, and what PDL makes invalid is said.
//
// RUN: freehold-prove rewrite --no-cache --print-functions --reading both %s 2>&1 | FileCheck %s
// RUN: freehold-prove rewrite --no-cache --reading both %s 2>/dev/null | FileCheck %s --check-prefix=PROOF

// CHECK: lists.mlir:[[#@LINE+22]]:12: warning: PDL in MLIR 22 makes 'bufferization.dealloc' with empty groups
// CHECK-LABEL: // drop_false
// CHECK: func.func @src(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: i1 {freehold.value = false}, %arg2: memref<?xf32, strided<[?], offset: ?>> {freehold.list}) -> i1
// CHECK-NEXT: %0 = bufferization.dealloc (%arg0 : memref<?xf32, strided<[?], offset: ?>>) if (%arg1) retain (%arg2 : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: return %0 : i1
// CHECK: func.func @tgt
// CHECK-NEXT: %0 = bufferization.dealloc retain (%arg2 : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: return %0 : i1
//
// PROOF: drop_false  proved  (union
// PROOF: drop_false  proved  (literal
pdl.pattern @drop_false : benefit(1) {
  %i1 = type : i1
  %m = operand
  %c = operand : %i1
  %rs = operands
  %ts = types
  %op = operation "bufferization.dealloc"(%m, %c, %rs : !pdl.value, !pdl.value, !pdl.range<value>)
    -> (%ts : !pdl.range<type>)
  apply_native_constraint "KnownFalse"(%c : !pdl.value)
  rewrite %op {
    %none = range : !pdl.range<value>
    %new = operation "bufferization.dealloc"(%none, %none, %rs : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) -> (%ts : !pdl.range<type>)
    replace %op with %new
  }
}
