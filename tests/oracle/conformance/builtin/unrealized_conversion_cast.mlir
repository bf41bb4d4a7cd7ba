// builtin.unrealized_conversion_cast: of a memref to its descriptor, on the way to its allocated
// pointer, and between equal types. Two views of one allocation have the same, whatever their aligned pointers are.
// RUN: freehold-run %s | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry other 2>&1 | FileCheck %s --check-prefix=OTHER

// CHECK: @main()
// CHECK-NEXT: result 0 = true : i1
// CHECK-NEXT: result 1 = false : i1
func.func @main() -> (i1, i1) {
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<f32>
  %v = memref.view %a[%c4][] : memref<16xi8> to memref<f32>
  %w = memref.view %a[%c4][] : memref<16xi8> to memref<i16>
  %dv = builtin.unrealized_conversion_cast %v : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
  %dw = builtin.unrealized_conversion_cast %w : memref<i16> to !llvm.struct<(ptr, ptr, i64)>
  %db = builtin.unrealized_conversion_cast %b : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
  %pv = llvm.extractvalue %dv[0] : !llvm.struct<(ptr, ptr, i64)>
  %pw = llvm.extractvalue %dw[0] : !llvm.struct<(ptr, ptr, i64)>
  %pb = llvm.extractvalue %db[0] : !llvm.struct<(ptr, ptr, i64)>
  %nv = llvm.ptrtoint %pv : !llvm.ptr to i64
  %nw = llvm.ptrtoint %pw : !llvm.ptr to i64
  %nb = llvm.ptrtoint %pb : !llvm.ptr to i64
  %same = arith.cmpi eq, %nv, %nw : i64
  %others = arith.cmpi eq, %nv, %nb : i64
  memref.dealloc %a : memref<16xi8>
  memref.dealloc %b : memref<f32>
  return %same, %others : i1, i1
}

// RUN: freehold-run %s --entry same --args 5 | FileCheck %s --check-prefix=SAME
// SAME: result 0 = 5 : index
func.func @same(%x: index) -> index {
  %y = builtin.unrealized_conversion_cast %x : index to index
  return %y : index
}

// OTHER: any but of a memref to its descriptor
func.func private @other(%x: index) -> i64 {
  %y = builtin.unrealized_conversion_cast %x : index to i64
  return %y : i64
}
