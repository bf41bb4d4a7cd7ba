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

// OTHER: any but of numbers of one width
func.func private @other(%x: index) -> i32 {
  %y = builtin.unrealized_conversion_cast %x : index to i32
  return %y : i32
}

// RUN: freehold-run %s --entry number --args 5 | FileCheck %s --check-prefix=NUMBER
// NUMBER: result 0 = 5 : index
// NUMBER-NEXT: result 1 = 6 : i64
func.func private @number(%x: index) -> (index, i64) {
  %one = arith.constant 1 : i64
  %y = builtin.unrealized_conversion_cast %x : index to i64
  %n = arith.addi %y, %one : i64
  %z = builtin.unrealized_conversion_cast %y : i64 to index
  return %z, %n : index, i64
}

// Between types of one buffer, and back from types that nobody knows.
// RUN: freehold-run %s --entry memrefs --args "memref(2;cells=7,8)" | FileCheck %s --check-prefix=MEMREFS
// MEMREFS: result 0 = 7 : i32
// MEMREFS-NEXT: result 1 = 8 : i32
// MEMREFS-NEXT: result 2 = 7 : i32
func.func private @memrefs(%m: memref<2xi32>) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = builtin.unrealized_conversion_cast %m : memref<2xi32> to memref<?xi32>
  %a = memref.load %d[%c0] : memref<?xi32>
  %s = builtin.unrealized_conversion_cast %m : memref<2xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %t = builtin.unrealized_conversion_cast %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xi32>
  %b = memref.load %t[%c1] : memref<2xi32>
  %p = builtin.unrealized_conversion_cast %m : memref<2xi32> to !emitc.ptr<i32>
  %q = builtin.unrealized_conversion_cast %p : !emitc.ptr<i32> to memref<2xi32>
  %c = memref.load %q[%c0] : memref<2xi32>
  return %a, %b, %c : i32, i32, i32
}

// A cast to a type that says more than is true, and one whose result is used as it is.
// RUN: not freehold-run %s --entry wrong_size --args "memref(2)" 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: error: undefined
func.func private @wrong_size(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %d = builtin.unrealized_conversion_cast %m : memref<?xi32> to memref<3xi32>
  %a = memref.load %d[%c0] : memref<3xi32>
  return %a : i32
}
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry used --args "memref(2)" 2>&1 | FileCheck %s --check-prefix=USED
// USED: any but of numbers of one width
func.func private @used(%m: memref<2xi32>) {
  %p = builtin.unrealized_conversion_cast %m : memref<2xi32> to !emitc.ptr<i32>
  "test.use"(%p) : (!emitc.ptr<i32>) -> ()
  return
}
