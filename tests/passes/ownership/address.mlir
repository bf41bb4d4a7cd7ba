// A buffer is freed at the end of its region, which its address must not leave. What is computed of an address and leads to no
// buffer may.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-opt %t/right.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/right.mlir
// RUN: freehold-check %t/right.mlir --subject fh,fh-dynamic,fh-early-free,fh-legacy,fh-legacy-placed
// RUN: freehold-opt %t/wrong.mlir --split-input-file --verify-diagnostics --fh-ownership-based-buffer-deallocation
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %t/loop.mlir --subject fh,fh-legacy 2>&1 | FileCheck %t/loop.mlir

//--- right.mlir
// CHECK-LABEL: @used_inside(
// CHECK: llvm.load
// CHECK: bufferization.dealloc
func.func @used_inside(%v: i32, %c: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %r = scf.if %c -> i32 {
    %i = arith.index_cast %p : index to i64
    %ptr = llvm.inttoptr %i : i64 to !llvm.ptr
    %y = llvm.load %ptr : !llvm.ptr -> i32
    scf.yield %y : i32
  } else {
    scf.yield %v : i32
  }
  return %r : i32
}
// CHECK-LABEL: @yielded_within(
// CHECK: llvm.load
// CHECK: bufferization.dealloc
func.func @yielded_within(%v: i32, %c: i1) -> i32 {
  %m = memref.alloc() : memref<i32>
  %n = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %v, %n[] : memref<i32>
  %p = scf.if %c -> index {
    %q = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
    scf.yield %q : index
  } else {
    %q = memref.extract_aligned_pointer_as_index %n : memref<i32> -> index
    scf.yield %q : index
  }
  %i = arith.index_cast %p : index to i64
  %ptr = llvm.inttoptr %i : i64 to !llvm.ptr
  %y = llvm.load %ptr : !llvm.ptr -> i32
  return %y : i32
}
// Whether it is aligned.
// CHECK-LABEL: @remainder(
// CHECK: bufferization.dealloc
func.func @remainder(%v: i32) -> index {
  %c16 = arith.constant 16 : index
  %m = memref.alloc() {alignment = 16 : i64} : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %r = arith.remui %p, %c16 : index
  return %r : index
}
// The caller keeps its buffer.
// CHECK-LABEL: @of_argument(
// CHECK-NOT: bufferization.dealloc
func.func private @of_argument(%m: memref<i32>) -> index {
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  return %p : index
}

//--- wrong.mlir
func.func @yielded(%v: i32, %c: i1, %z: index) -> i32 {
  %p = scf.if %c -> index {
    %m = memref.alloc() : memref<i32>
    memref.store %v, %m[] : memref<i32>
    // expected-error @below {{may use a buffer that the function owns after the buffer's region has ended, since its address leaves the region; allocate it outside, or free by hand}}
    %q = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
    scf.yield %q : index
  } else {
    scf.yield %z : index
  }
  %i = arith.index_cast %p : index to i64
  %ptr = llvm.inttoptr %i : i64 to !llvm.ptr
  %y = llvm.load %ptr : !llvm.ptr -> i32
  return %y : i32
}
// -----
func.func @computed_by_branches(%v: i32, %c: i1) -> !llvm.ptr {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  // expected-error @below {{since its address leaves the region}}
  %p = memref.extract_aligned_pointer_as_index %m : memref<2xi32> -> index
  %i = arith.index_cast %p : index to i64
  cf.cond_br %c, ^end(%i : i64), ^other
^other:
  %c4 = arith.constant 4 : i64
  %j = arith.addi %i, %c4 : i64
  cf.br ^end(%j : i64)
^end(%k: i64):
  %ptr = llvm.inttoptr %k : i64 to !llvm.ptr
  return %ptr : !llvm.ptr
}
// -----
func.func @descriptor(%v: i32) -> !llvm.ptr {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  // expected-error @below {{since its address leaves the region}}
  %d = builtin.unrealized_conversion_cast %m : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
  %ptr = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64)>
  return %ptr : !llvm.ptr
}

//--- loop.mlir
// CHECK-DAG: (fh): {{.*}}its address leaves the region
// CHECK-DAG: (fh-legacy): keeps a buffer that has to be freed
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 4 : index
  %m0 = memref.alloc() : memref<i32>
  memref.store %v, %m0[] : memref<i32>
  %p0 = memref.extract_aligned_pointer_as_index %m0 : memref<i32> -> index
  %r:2 = scf.for %i = %z to %n step %o iter_args(%q = %p0, %s = %v) -> (index, i32) {
    %m = memref.alloc() : memref<i32>
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[] : memref<i32>
    %j = arith.index_cast %q : index to i64
    %ptr = llvm.inttoptr %j : i64 to !llvm.ptr
    %y = llvm.load %ptr : !llvm.ptr -> i32
    %s1 = arith.addi %s, %y : i32
    %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
    scf.yield %p, %s1 : index, i32
  }
  return %r#1 : i32
}
