// W4: one operand: inline comparisons of addresses, for any number of retained values; each result is
// equality and condition. Functions suffice.
// RUN: split-file %s %t
// RUN: freehold-opt %t/good.mlir --pass-pipeline='builtin.module(func.func(fh-bufferization-lower-deallocations))' | FileCheck %t/good.mlir
// RUN: freehold-opt %t/good.mlir --pass-pipeline='builtin.module(func.func(fh-bufferization-lower-deallocations{inline-comparisons-max=0}))' | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --command 'freehold-opt --fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: not freehold-check %t/good.mlir --target %t/bad.mlir | FileCheck %t/bad.mlir

//--- good.mlir
// CHECK-LABEL: @retains_two
// CHECK: %[[A:.*]] = memref.extract_aligned_pointer_as_index
// CHECK: %[[X:.*]] = memref.extract_aligned_pointer_as_index
// CHECK: %[[NE0:.*]] = arith.cmpi ne, %[[A]], %[[X]]
// CHECK: %[[F0:.*]] = arith.andi %[[C:.*]], %[[NE0]]
// CHECK: %[[Y:.*]] = memref.extract_aligned_pointer_as_index
// CHECK: %[[NE1:.*]] = arith.cmpi ne, %[[A]], %[[Y]]
// CHECK: %[[F1:.*]] = arith.andi %[[F0]], %[[NE1]]
// CHECK: %[[EQ0:.*]] = arith.cmpi eq, %[[A]], %[[X]]
// CHECK: %[[R0:.*]] = arith.andi %[[EQ0]], %[[C]]
// CHECK: %[[EQ1:.*]] = arith.cmpi eq, %[[A]], %[[Y]]
// CHECK: %[[R1:.*]] = arith.andi %[[EQ1]], %[[C]]
// CHECK: scf.if %[[F1]]
// CHECK-NOT: call
func.func @retains_two(%c: i1, %s: i1, %t: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  %x = arith.select %s, %a, %b : memref<2xi32>
  %y = arith.select %t, %a, %b : memref<2xi32>
  %z = memref.cast %y : memref<2xi32> to memref<*xi32>
  %r:2 = bufferization.dealloc (%a : memref<2xi32>) if (%c) retain (%x, %z : memref<2xi32>, memref<*xi32>)
  vector.print %r#0 : i1
  vector.print %r#1 : i1
  %v = memref.load %x[%zero] : memref<2xi32>
  %w = memref.load %y[%zero] : memref<2xi32>
  %sum = arith.addi %v, %w : i32
  // a was freed iff c and neither selected it.
  %kept = arith.ori %s, %t : i1
  %not_c = arith.xori %c, %true : i1
  %left = arith.ori %kept, %not_c : i1
  bufferization.dealloc (%a : memref<2xi32>) if (%left)
  bufferization.dealloc (%b : memref<2xi32>) if (%true)
  return %sum : i32
}

// An unused result needs no comparison.
// CHECK-LABEL: @unused
// CHECK-COUNT-1: arith.cmpi ne
// CHECK-NOT: arith.cmpi eq
// CHECK: return
func.func @unused(%a: memref<2xi32>, %x: memref<2xi32>, %c: i1) {
  %false = arith.constant false
  %never = arith.andi %c, %false : i1
  %r = bufferization.dealloc (%a : memref<2xi32>) if (%never) retain (%x : memref<2xi32>)
  return
}

//--- bad.mlir
// CHECK: defect: {{use-after-free|leak}}
func.func @retains_two(%c: i1, %s: i1, %t: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  %x = arith.select %s, %a, %b : memref<2xi32>
  %y = arith.select %t, %a, %b : memref<2xi32>
  %own_x = arith.andi %c, %s : i1
  %own_y = arith.andi %c, %t : i1
  // Only the first retained value is looked at.
  %not_s = arith.xori %s, %true : i1
  %free = arith.andi %c, %not_s : i1
  scf.if %free {
    memref.dealloc %a : memref<2xi32>
  }
  vector.print %own_x : i1
  vector.print %own_y : i1
  %v = memref.load %x[%zero] : memref<2xi32>
  %w = memref.load %y[%zero] : memref<2xi32>
  %sum = arith.addi %v, %w : i32
  %kept = arith.ori %s, %t : i1
  %not_c = arith.xori %c, %true : i1
  %left = arith.ori %kept, %not_c : i1
  scf.if %left {
    memref.dealloc %a : memref<2xi32>
  }
  memref.dealloc %b : memref<2xi32>
  return %sum : i32
}
func.func @unused(%a: memref<2xi32>, %x: memref<2xi32>, %c: i1) {
  return
}
