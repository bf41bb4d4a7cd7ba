// H3: what a bufferization.dealloc of the program retains: gone, with the address of what is freed; shifted views.
// RUN: split-file %s %t
// RUN: freehold-opt %t/good.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --subject fh-dynamic --oracle interp,native
// RUN: freehold-opt %t/refused.mlir --fh-ownership-based-buffer-deallocation -verify-diagnostics
// What it would be if addresses alone were compared:
// RUN: not freehold-check %t/gone.mlir --target %t/bad.mlir | FileCheck %t/bad.mlir

//--- good.mlir
// One memref: the result says it all, nothing is compared. The buffer that %gone was had the
// address of %a.
// CHECK-LABEL: @retains_gone
// CHECK-SAME: (%[[GONE:.*]]: memref<1xi32>, %[[C:.*]]: i1)
// CHECK: %[[CELL:.*]] = memref.alloca() : memref<i1>
// CHECK-NOT: arith.cmpi
// CHECK: %[[OWNED:.*]] = bufferization.dealloc (%[[A:.*]] : memref<1xi32>) if (%[[C]]) retain (%[[GONE]]
// CHECK-NOT: arith.cmpi
// CHECK: %[[OTHERS:.*]] = arith.xori %[[OWNED]], %true
// CHECK: %[[FREED:.*]] = arith.andi %[[C]], %[[OTHERS]]
// CHECK: memref.store %{{.*}}, %[[CELL]]
// CHECK: bufferization.dealloc (%[[A]]
func.func private @retains_gone(%gone: memref<1xi32>, %c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %o = bufferization.dealloc (%a : memref<1xi32>) if (%c) retain (%gone : memref<1xi32>)
  return %v : i32
}
func.func @gone(%c: i1) -> i32 {
  %g = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
  memref.dealloc %g {bufferization.manual_deallocation} : memref<1xi32>
  %v = call @retains_gone(%g, %c) : (memref<1xi32>, i1) -> i32
  return %v : i32
}

// Several memrefs: the result may be set for another one's sake, so addresses are compared as well.
// CHECK-LABEL: @retains_one_of_two
// CHECK: %[[OWNED:.*]]:2 = bufferization.dealloc
// CHECK: %[[IS:.*]] = arith.cmpi eq
// CHECK: arith.andi %[[OWNED]]#{{[01]}}, %[[IS]]
func.func private @retains_one_of_two(%gone: memref<1xi32>, %c: i1, %d: i1, %e: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %w = memref.load %b[%i0] : memref<1xi32>
  %s = arith.select %e, %a, %b : memref<1xi32>
  %o:2 = bufferization.dealloc (%a, %b : memref<1xi32>, memref<1xi32>) if (%c, %d)
      retain (%gone, %s : memref<1xi32>, memref<1xi32>)
  %sum = arith.addi %v, %w : i32
  return %sum : i32
}
func.func @one_of_two(%c: i1, %d: i1, %e: i1) -> i32 {
  %g = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
  memref.dealloc %g {bufferization.manual_deallocation} : memref<1xi32>
  %v = call @retains_one_of_two(%g, %c, %d, %e) : (memref<1xi32>, i1, i1, i1) -> i32
  return %v : i32
}

// A view whose aligned pointer has moved, with a known source.
// CHECK-LABEL: @shifted_of_known
// CHECK: %[[OWNED:.*]] = bufferization.dealloc
// CHECK: arith.xori %[[OWNED]], %true
func.func @shifted_of_known(%c: i1, %d: i1, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xi8>
  %b = memref.alloc() : memref<8xi8>
  %w = memref.view %a[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %v = memref.load %w[%i0] : memref<1xi32>
  %o = bufferization.dealloc (%a, %b : memref<8xi8>, memref<8xi8>) if (%c, %d)
      retain (%w : memref<1xi32>)
  return %v : i32
}

// The source is unknown, but there is one memref only.
// CHECK-LABEL: @shifted_of_either
// CHECK: %[[OWNED:.*]] = bufferization.dealloc
// CHECK-NOT: arith.cmpi
// CHECK: arith.xori %[[OWNED]], %true
func.func @shifted_of_either(%c: i1, %d: i1, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xi8>
  %b = memref.alloc() : memref<8xi8>
  %s = arith.select %d, %a, %b : memref<8xi8>
  %w = memref.view %s[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %v = memref.load %w[%i0] : memref<1xi32>
  %o = bufferization.dealloc (%a : memref<8xi8>) if (%c) retain (%w : memref<1xi32>)
  return %v : i32
}

//--- refused.mlir
func.func @shifted_of_either_of_two(%c: i1, %d: i1, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xi8>
  %b = memref.alloc() : memref<8xi8>
  %s = arith.select %d, %a, %b : memref<8xi8>
  %w = memref.view %s[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %v = memref.load %w[%i0] : memref<1xi32>
  // expected-error@below {{retains a memref.view whose shift moved the aligned pointer}}
  %o = bufferization.dealloc (%a, %b : memref<8xi8>, memref<8xi8>) if (%c, %c)
      retain (%w : memref<1xi32>)
  return %v : i32
}

//--- gone.mlir
func.func @gone(%c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %g = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
  memref.dealloc %g {bufferization.manual_deallocation} : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %o = bufferization.dealloc (%a : memref<1xi32>) if (%c) retain (%g : memref<1xi32>)
  return %v : i32
}

//--- bad.mlir
// CHECK: defect: double-free
func.func @gone(%c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %true = arith.constant true
  %g = memref.alloc() {bufferization.manual_deallocation} : memref<1xi32>
  memref.dealloc %g {bufferization.manual_deallocation} : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<1xi32> -> index
  %pg = memref.extract_aligned_pointer_as_index %g : memref<1xi32> -> index
  %is = arith.cmpi eq, %pa, %pg : index
  %other = arith.xori %is, %true : i1
  %freed = arith.andi %c, %other : i1
  %cell = arith.xori %freed, %true : i1
  %o = bufferization.dealloc (%a : memref<1xi32>) if (%c) retain (%g : memref<1xi32>)
  bufferization.dealloc (%a : memref<1xi32>) if (%cell)
  return %v : i32
}
