// W3, W9: a dealloc with one operand and nothing retained becomes a guarded free, without comparison or helper.
// RUN: split-file %s %t
// RUN: freehold-opt %t/good.mlir --pass-pipeline='builtin.module(func.func(fh-bufferization-lower-deallocations))' | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --command 'freehold-opt --fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: not freehold-check %t/good.mlir --target %t/bad.mlir | FileCheck %t/bad.mlir

//--- good.mlir
// CHECK-LABEL: @guarded
// CHECK-SAME: %[[C:.*]]: i1
// CHECK: %[[A:.*]] = memref.alloc
// CHECK-NOT: memref.extract_aligned_pointer_as_index
// CHECK: scf.if %[[C]] {
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: }
func.func @guarded(%c: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  %v = memref.load %a[%zero] : memref<2xi32>
  bufferization.dealloc (%a : memref<2xi32>) if (%c)
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  bufferization.dealloc (%a : memref<2xi32>) if (%not)
  return %v : i32
}

// CHECK-LABEL: @always
// CHECK-NOT: scf.if
// CHECK: memref.dealloc %{{.*}} : memref<*xi32>
// CHECK-NOT: dealloc
func.func @always() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  %u = memref.cast %a : memref<2xi32> to memref<*xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  %v = memref.load %a[%zero] : memref<2xi32>
  bufferization.dealloc (%u : memref<*xi32>) if (%true)
  return %v : i32
}

//--- bad.mlir
// CHECK: defect: double-free
func.func @guarded(%c: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  %v = memref.load %a[%zero] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    memref.dealloc %a : memref<2xi32>
  }
  return %v : i32
}
func.func @always() -> i32 {
  %v = arith.constant 1 : i32
  return %v : i32
}
