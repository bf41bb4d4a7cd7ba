// As in lists.mlir, nothing said of the condition; and one that only looks at the first of many memrefs.
//
// RUN: not freehold-prove rewrite --no-cache --reading union %s 2>&1 | FileCheck %s

// CHECK: lists-bad.mlir:[[#@LINE+22]]:9: warning: also matches where there are further operands
// CHECK: drop_any  refuted: leaks
pdl.pattern @drop_any : benefit(1) {
  %i1 = type : i1
  %m = operand
  %c = operand : %i1
  %rs = operands
  %ts = types
  %op = operation "bufferization.dealloc"(%m, %c, %rs : !pdl.value, !pdl.value, !pdl.range<value>)
    -> (%ts : !pdl.range<type>)
  rewrite %op {
    %none = range : !pdl.range<value>
    %new = operation "bufferization.dealloc"(%none, %none, %rs : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) -> (%ts : !pdl.range<type>)
    replace %op with %new
  }
}

// CHECK: forgets_retained  refuted: frees what is kept
pdl.pattern @forgets_retained : benefit(1) {
  %ms = operands
  %cs = operands
  %ts = types
  %op = operation "bufferization.dealloc"(%ms, %cs : !pdl.range<value>, !pdl.range<value>) -> (%ts : !pdl.range<type>)
  apply_native_constraint "OnlyUsedHere"(%op : !pdl.operation)
  rewrite %op {
    %new = operation "bufferization.dealloc"(%ms, %cs : !pdl.range<value>, !pdl.range<value>)
    erase %op
  }
}
