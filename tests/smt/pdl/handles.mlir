// As handles-bad.mlir, with constraints that keep the ops and values apart.
//
// RUN: freehold-prove rewrite --no-cache --reading union %s | FileCheck %s

// The new buffer is r, or it is not: r's ownership says which.
// CHECK: operand_is_the_allocation  proved
pdl.pattern @operand_is_the_allocation : benefit(1) {
  %t = type : memref<4xf32>
  %i1 = type : i1
  %new = operation "memref.alloc" -> (%t : !pdl.type)
  %m = result 0 of %new
  %c = operand
  %r = operand : %t
  %s = attribute = array<i32: 2, 2, 1>
  %op = operation "bufferization.dealloc"(%m, %m, %c, %c, %r : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    {"operandSegmentSizes" = %s} -> (%i1 : !pdl.type)
  apply_native_constraint "Together"(%new, %op : !pdl.operation, !pdl.operation)
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 1>
    %n = operation "bufferization.dealloc"(%m, %c, %r : !pdl.value, !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1} -> (%i1 : !pdl.type)
    replace %op with %n
  }
}

// CHECK: two_allocations  proved
pdl.pattern @two_allocations : benefit(1) {
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
  apply_native_constraint "Together"(%new, %other, %op : !pdl.operation, !pdl.operation, !pdl.operation)
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 0>
    %n = operation "bufferization.dealloc"(%m, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1}
    %f = attribute = false
    %no = operation "arith.constant" {"value" = %f} -> (%i1 : !pdl.type)
    replace %op with %no
  }
}

// CHECK: erased_twin  proved
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
  apply_native_constraint "Together"(%x, %y, %op : !pdl.operation, !pdl.operation, !pdl.operation)
  apply_native_constraint "OnlyUsedHere"(%x : !pdl.operation)
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 0>
    %n = operation "bufferization.dealloc"(%b, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1}
    erase %op
    erase %x
  }
}
