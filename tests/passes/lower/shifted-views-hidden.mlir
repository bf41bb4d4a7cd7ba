// A shifted memref.view that comes through a region result, a block argument or a call: no op of memref tells
// its allocation, and allocated pointers are taken from the descriptors of all that is compared.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: %source/tests/native/run-native %t.mlir --under 'valgrind -q --leak-check=full --error-exitcode=9' | FileCheck %s --check-prefix=PRINTS
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=inline-comparisons-max=0 -o %t.helper.mlir
// RUN: %source/tests/native/run-native %t.helper.mlir --under 'valgrind -q --leak-check=full --error-exitcode=9' | FileCheck %s --check-prefix=PRINTS
// The shipped lowering frees what is retained.
// RUN: not %source/tests/native/run-native %s --under 'valgrind -q --error-exitcode=9'

// CHECK-LABEL: @region_result
// CHECK: %[[D:.*]] = builtin.unrealized_conversion_cast %{{.*}} : memref<i8> to !llvm.struct<(ptr, ptr, i64)>
// CHECK: llvm.extractvalue %[[D]][0]
// CHECK: llvm.ptrtoint
func.func @region_result(%s: i1) -> i1 {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() {alignment = 128} : memref<16xi8>
  %b = memref.alloc() {alignment = 128} : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  %w = scf.if %s -> memref<2xi32> {
    %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
    memref.store %one, %v[%zero] : memref<2xi32>
    scf.yield %v : memref<2xi32>
  } else {
    scf.yield %b : memref<2xi32>
  }
  %owned = bufferization.dealloc (%a, %b : memref<16xi8>, memref<2xi32>) if (%true, %true) retain (%w : memref<2xi32>)
  %x = memref.load %w[%zero] : memref<2xi32>
  vector.print %x : i32
  scf.if %s {
    memref.dealloc %a : memref<16xi8>
  } else {
    memref.dealloc %b : memref<2xi32>
  }
  return %owned : i1
}

// CHECK-LABEL: @block_argument
// CHECK: llvm.ptrtoint
func.func @block_argument(%s: i1) -> i1 {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<2xi32>
  memref.store %one, %b[%zero] : memref<2xi32>
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  memref.store %one, %v[%zero] : memref<2xi32>
  cf.cond_br %s, ^bb1(%v : memref<2xi32>), ^bb1(%b : memref<2xi32>)
^bb1(%w: memref<2xi32>):
  %owned = bufferization.dealloc (%a, %b : memref<16xi8>, memref<2xi32>) if (%true, %true) retain (%w : memref<2xi32>)
  %x = memref.load %w[%zero] : memref<2xi32>
  vector.print %x : i32
  scf.if %s {
    memref.dealloc %a : memref<16xi8>
  } else {
    memref.dealloc %b : memref<2xi32>
  }
  return %owned : i1
}

// CHECK-LABEL: @call_result
// CHECK: llvm.ptrtoint
func.func private @shift(%a: memref<16xi8>) -> memref<2xi32> {
  %four = arith.constant 4 : index
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  return %v : memref<2xi32>
}
func.func @call_result() -> i1 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<16xi8>
  %w = call @shift(%a) : (memref<16xi8>) -> memref<2xi32>
  memref.store %one, %w[%zero] : memref<2xi32>
  %owned = bufferization.dealloc (%a : memref<16xi8>) if (%true) retain (%w : memref<2xi32>)
  %x = memref.load %w[%zero] : memref<2xi32>
  vector.print %x : i32
  memref.dealloc %a : memref<16xi8>
  return %owned : i1
}

// x and whether the retained one is owned: always.
// PRINTS-COUNT-10: 1
// PRINTS-NOT: 0
func.func @main() {
  %true = arith.constant true
  %false = arith.constant false
  %0 = call @region_result(%true) : (i1) -> i1
  vector.print %0 : i1
  %1 = call @region_result(%false) : (i1) -> i1
  vector.print %1 : i1
  %2 = call @block_argument(%true) : (i1) -> i1
  vector.print %2 : i1
  %3 = call @block_argument(%false) : (i1) -> i1
  vector.print %3 : i1
  %4 = call @call_result() : () -> i1
  vector.print %4 : i1
  return
}
