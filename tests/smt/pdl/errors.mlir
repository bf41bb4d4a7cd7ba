// Unsupported constructs are reported at their locations; the other patterns are still proved.
//
// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache --reading union %s > %t.out 2> %t.err
// RUN: FileCheck %s < %t.err
// RUN: FileCheck %s --check-prefix=OUT < %t.out

// CHECK: errors.mlir:[[#@LINE+6]]:5: error: not supported in a pattern to prove: native rewrite 'mine', native code cannot be read
pdl.pattern @native : benefit(1) {
  %ms = operands
  %cs = operands
  %op = operation "bufferization.dealloc"(%ms, %cs : !pdl.range<value>, !pdl.range<value>)
  rewrite %op {
    apply_native_rewrite "mine"(%ms : !pdl.range<value>)
    erase %op
  }
}

// CHECK: errors.mlir:[[#@LINE+6]]:3: error: not supported in a pattern to prove: constraint 'Mine'
// CHECK: note: native code cannot be read; known by name: NoAlias, SameAllocation, Original, Owned, Live, KnownTrue, KnownFalse, Together, OnlyUsedHere
pdl.pattern @constraint : benefit(1) {
  %ms = operands
  %cs = operands
  %op = operation "bufferization.dealloc"(%ms, %cs : !pdl.range<value>, !pdl.range<value>)
  apply_native_constraint "Mine"(%ms : !pdl.range<value>)
  rewrite %op { erase %op }
}

// CHECK: errors.mlir:[[#@LINE+6]]:9: error: not supported in a pattern to prove: 'scf.if'
// CHECK: note: PDL can neither look into regions nor make ops that have them
// CHECK: note: supported: bufferization.dealloc, arith.constant
pdl.pattern @regions : benefit(1) {
  %c = operand
  %t = types
  %op = operation "scf.if"(%c : !pdl.value) -> (%t : !pdl.range<type>)
  rewrite %op { erase %op }
}

// CHECK: errors.mlir:[[#@LINE+6]]:9: error: ambiguous operands of 'bufferization.dealloc': {{.*}} array<i32: 0, 0, 3> as well as array<i32: 1, 1, 1>
pdl.pattern @ambiguous : benefit(1) {
  %m = operand
  %c = operand
  %r = operand
  %ts = types
  %op = operation "bufferization.dealloc"(%m, %c, %r : !pdl.value, !pdl.value, !pdl.value) -> (%ts : !pdl.range<type>)
  rewrite %op { replace %op with (%c : !pdl.value) }
}

// OUT: fine  proved
pdl.pattern @fine : benefit(1) {
  %op = operation "bufferization.dealloc"
  rewrite %op { erase %op }
}
