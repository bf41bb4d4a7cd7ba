// As types-bad.mlir, with the types said, or the same for sure; and patterns that must hold for
// memrefs of every rank and element type.
//
// RUN: freehold-prove rewrite --no-cache --reading union %s | FileCheck %s
// RUN: freehold-prove rewrite --no-cache --print-functions %s | FileCheck %s --check-prefix=PRINT

// CHECK: constant_of_known_type  proved
pdl.pattern @constant_of_known_type : benefit(1) {
  %t = type : i1
  %f = attribute = false
  %x = operation "arith.constant" {"value" = %f} -> (%t : !pdl.type)
  %a = result 0 of %x
  %op = operation "arith.ori"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %v = attribute = false
    %c = operation "arith.constant" {"value" = %v} -> (%t : !pdl.type)
    replace %op with %c
  }
}

// Operands and result of an arith.ori have one type, whatever it is.
// CHECK: one_open_type  proved
pdl.pattern @one_open_type : benefit(1) {
  %a = operand
  %t = type
  %op = operation "arith.ori"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op { replace %op with (%a : !pdl.value) }
}

// CHECK: two_values_of_one_type  proved
pdl.pattern @two_values_of_one_type : benefit(1) {
  %a = operand
  %b = operand
  %t = type
  %o = operation "arith.ori"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %o {
    %n = operation "arith.ori"(%b, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %o with %n
  }
}

// Of every rank, element type, memory space, and unranked.
// CHECK: every_memref  proved
// PRINT: // every_memref
// PRINT: memref<?xf32, strided<[?], offset: ?>>
// PRINT: // every_memref, with memref<f32, strided<[], offset: ?>> for the open types
// PRINT: // every_memref, with memref<?x?xmemref<f32>, strided<[?, ?], offset: ?>, 1> for the open types
// PRINT: // every_memref, with memref<*xf32> for the open types
pdl.pattern @every_memref : benefit(1) {
  %t = type
  %m = operand : %t
  %c = operand
  %s = attribute = array<i32: 2, 2, 0>
  %op = operation "bufferization.dealloc"(%m, %m, %c, %c : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
    {"operandSegmentSizes" = %s}
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 0>
    %n = operation "bufferization.dealloc"(%m, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1}
    erase %op
  }
}

// The base buffer of a memref of any rank is freed as the memref is, if it is its allocation's.
// CHECK: base_of_any_rank  proved
// PRINT: // base_of_any_rank, with {{.*}}memref<f32, strided<[], offset: ?>>
// PRINT: memref.extract_strided_metadata %{{.*}} : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
pdl.pattern @base_of_any_rank : benefit(1) {
  %m = operand
  %ts = types
  %x = operation "memref.extract_strided_metadata"(%m : !pdl.value) -> (%ts : !pdl.range<type>)
  %b = result 0 of %x
  %c = operand
  %s = attribute = array<i32: 1, 1, 0>
  %op = operation "bufferization.dealloc"(%m, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s}
  apply_native_constraint "Together"(%x, %op : !pdl.operation, !pdl.operation)
  rewrite %op {
    %s1 = attribute = array<i32: 1, 1, 0>
    %n = operation "bufferization.dealloc"(%b, %c : !pdl.value, !pdl.value) {"operandSegmentSizes" = %s1}
    erase %op
  }
}

// Two results: rank 0.
// PRINT: // rank_of_two_results
// PRINT: func.func @src(%{{.*}}: memref<f32, strided<[], offset: ?>>
pdl.pattern @rank_of_two_results : benefit(1) {
  %m = operand
  %t = type
  %i = type : index
  %x = operation "memref.extract_strided_metadata"(%m : !pdl.value) -> (%t, %i : !pdl.type, !pdl.type)
  %b = result 0 of %x
  %op = operation "memref.dealloc"(%b : !pdl.value)
  rewrite %op {
    %n = operation "memref.dealloc"(%b : !pdl.value)
    erase %op
  }
}
