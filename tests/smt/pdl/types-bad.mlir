// Types that a pattern leaves open may be any: what is right for one of them only is wrong.
//
// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache --reading union %s > %t.out 2> %t.err
// RUN: FileCheck %s < %t.err
// RUN: FileCheck %s --check-prefix=OUT --allow-empty < %t.out

// OUT-NOT: proved

// An arith.ori of i8 would get an i1.
// CHECK: types-bad.mlir:[[#@LINE+7]]:10: error: the new 'arith.constant' may be invalid: its type may not be that of its value; say the types
pdl.pattern @constant_of_open_type : benefit(1) {
  %a = operand
  %t = type
  %op = operation "arith.ori"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %v = attribute = false
    %c = operation "arith.constant" {"value" = %v} -> (%t : !pdl.type)
    replace %op with %c
  }
}

// CHECK: error: result 0 of 'arith.ori' may have another type than what replaces it: say both types
pdl.pattern @i1_for_open_type : benefit(1) {
  %a = operand
  %b = operand
  %t = type
  %i1 = type : i1
  %o = operation "arith.ori"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %o {
    %v = attribute = true
    %c = operation "arith.constant" {"value" = %v} -> (%i1 : !pdl.type)
    replace %o with %c
  }
}

// CHECK: error: the new 'arith.andi' may be invalid: its operands and its result may have different types; say the types
pdl.pattern @operands_of_two_types : benefit(1) {
  %a = operand
  %b = operand
  %c = operand
  %t = type
  %u = type
  %o = operation "arith.ori"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %r = result 0 of %o
  %p = operation "arith.select"(%b, %r, %c : !pdl.value, !pdl.value, !pdl.value) -> (%u : !pdl.type)
  rewrite %p {
    %n = operation "arith.andi"(%b, %r : !pdl.value, !pdl.value) -> (%u : !pdl.type)
    replace %p with %n
  }
}

// CHECK: error: the new 'memref.cast' may be invalid: there may be no cast from its operand's type to its own; say the types
pdl.pattern @cast_between_open_types : benefit(1) {
  %m = operand
  %t = type
  %u = type
  %x = operation "memref.cast"(%m : !pdl.value) -> (%t : !pdl.type)
  %y = result 0 of %x
  %op = operation "memref.cast"(%y : !pdl.value) -> (%u : !pdl.type)
  rewrite %op {
    %n = operation "memref.cast"(%m : !pdl.value) -> (%u : !pdl.type)
    replace %op with %n
  }
}

// CHECK: error: 'arith.ori' has a result of type 'i1' here, not 'i8'
pdl.pattern @two_types_at_once : benefit(1) {
  %i1 = type : i1
  %i8 = type : i8
  %a = operand : %i1
  %b = operand : %i1
  %o = operation "arith.ori"(%a, %b : !pdl.value, !pdl.value) -> (%i8 : !pdl.type)
  rewrite %o { replace %o with (%a : !pdl.value) }
}

// Range types are counted.
// CHECK: error: matches nothing: 'arith.ori' has 1 results here, the pattern gives types of 2
pdl.pattern @range_of_two_types : benefit(1) {
  %ts = types : [i1, i1]
  %a = operand
  %o = operation "arith.ori"(%a, %a : !pdl.value, !pdl.value) -> (%ts : !pdl.range<type>)
  rewrite %o { replace %o with (%a : !pdl.value) }
}

// Which number result 3 is depends on the rank.
// CHECK: error: not supported in a pattern to prove: result 3 of 'memref.extract_strided_metadata'
pdl.pattern @number_of_open_rank : benefit(1) {
  %m = operand
  %ts = types
  %o = operation "memref.extract_strided_metadata"(%m : !pdl.value) -> (%ts : !pdl.range<type>)
  %n = result 3 of %o
  rewrite %o { replace %o with %o }
}
