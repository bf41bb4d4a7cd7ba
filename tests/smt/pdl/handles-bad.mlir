// Two handles of a pattern may stand for one op or one value.
//
// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache --reading union %s > %t.out 2> %t.err
// RUN: FileCheck %s < %t.err
// RUN: FileCheck %s --check-prefix=OUT < %t.out

// %r may be what the alloc makes: then the dealloc keeps it.
// OUT: operand_is_the_allocation  {{refuted|unknown}}: frees what is kept, with an operand that is the result of 'memref.alloc'
pdl.pattern @operand_is_the_allocation : benefit(1) {
  %t = type : memref<4xf32>
  %i1 = type : i1
  %new = operation "memref.alloc" -> (%t : !pdl.type)
  %m = result 0 of %new
  %c = operand
  %r = operand : %t
  %s = attribute = array<i32: 1, 1, 1>
  %op = operation "bufferization.dealloc"(%m, %c, %r : !pdl.value, !pdl.value, !pdl.value)
    {"operandSegmentSizes" = %s} -> (%i1 : !pdl.type)
  apply_native_constraint "Together"(%new, %op : !pdl.operation, !pdl.operation)
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 0>
    %n = operation "bufferization.dealloc"(%m, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1}
    %f = attribute = false
    %no = operation "arith.constant" {"value" = %f} -> (%i1 : !pdl.type)
    replace %op with %no
  }
}

// CHECK: error: not supported in a pattern to prove: the result of 'memref.alloc' may be among the operands of a later op, which match any number of values
pdl.pattern @range_has_the_allocation : benefit(1) {
  %t = type : memref<4xf32>
  %i1 = type : i1
  %ts = types
  %new = operation "memref.alloc" -> (%t : !pdl.type)
  %m = result 0 of %new
  %c = operand : %i1
  %rs = operands
  %op = operation "bufferization.dealloc"(%m, %c, %rs : !pdl.value, !pdl.value, !pdl.range<value>) -> (%ts : !pdl.range<type>)
  apply_native_constraint "Together"(%new, %op : !pdl.operation, !pdl.operation)
  rewrite %op { %x = attribute = unit }
}

// Without an order both may be one allocation.
// CHECK: error: whether this 'memref.alloc' stands after 'memref.alloc' is not known, nor whether they are two ops; state one constraint Together that names all of them in order
pdl.pattern @one_allocation_for_two : benefit(1) {
  %t = type : memref<4xf32>
  %i1 = type : i1
  %new = operation "memref.alloc" -> (%t : !pdl.type)
  %other = operation "memref.alloc" -> (%t : !pdl.type)
  %m = result 0 of %new
  %r = result 0 of %other
  %c = operand
  %s = attribute = array<i32: 1, 1, 1>
  %op = operation "bufferization.dealloc"(%m, %c, %r : !pdl.value, !pdl.value, !pdl.value)
    {"operandSegmentSizes" = %s} -> (%i1 : !pdl.type)
  apply_native_constraint "Together"(%new, %op : !pdl.operation, !pdl.operation)
  apply_native_constraint "Together"(%other, %op : !pdl.operation, !pdl.operation)
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 0>
    %n = operation "bufferization.dealloc"(%m, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1}
    %f = attribute = false
    %no = operation "arith.constant" {"value" = %f} -> (%i1 : !pdl.type)
    replace %op with %no
  }
}

// The other cast is erased with it where both are one.
// CHECK: error: 'memref.cast' may be the same op as another one that the pattern matches; state the constraint Together of both, in their order
pdl.pattern @erased_twin : benefit(1) {
  %t = type
  %m = operand : %t
  %x = operation "memref.cast"(%m : !pdl.value) -> (%t : !pdl.type)
  %y = operation "memref.cast"(%m : !pdl.value) -> (%t : !pdl.type)
  %a = result 0 of %x
  %b = result 0 of %y
  %c = operand
  %s = attribute = array<i32: 2, 2, 0>
  %op = operation "bufferization.dealloc"(%a, %b, %c, %c : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    {"operandSegmentSizes" = %s}
  apply_native_constraint "OnlyUsedHere"(%x : !pdl.operation)
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 0>
    %n = operation "bufferization.dealloc"(%b, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1}
    erase %op
    erase %x
  }
}

// CHECK: error: 'memref.alloc' shares no value with the other ops: PDL cannot find it
pdl.pattern @unconnected : benefit(1) {
  %t = type : memref<4xf32>
  %new = operation "memref.alloc" -> (%t : !pdl.type)
  %m = operand
  %op = operation "memref.dealloc"(%m : !pdl.value)
  apply_native_constraint "Together"(%new, %op : !pdl.operation, !pdl.operation)
  rewrite %op { %x = attribute = unit }
}
