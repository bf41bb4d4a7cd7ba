// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Two buffers that are live at the same time have different addresses, also once one is freed.

// CHECK: @freed_later  proved for all executions
func.func @freed_later() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  %differ = arith.cmpi ne, %pa, %pb : index
  scf.if %differ {
    memref.dealloc %b : memref<4xf32>
  }
  return
}

// An argument is live all the time, and so is a global. Where in its buffer the argument begins is not known.
// CHECK: @argument  proved for all executions
memref.global @g : memref<4xf32> = dense<0.0>
func.func @argument(%m: memref<4xf32>) {
  %g = memref.get_global @g : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %pm = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %pg = memref.extract_aligned_pointer_as_index %g : memref<4xf32> -> index
  %isOther = arith.cmpi ne, %pa, %pm : index
  %isNoGlobal = arith.cmpi ne, %pa, %pg : index
  %frees = arith.andi %isOther, %isNoGlobal : i1
  scf.if %frees {
    memref.dealloc %a : memref<4xf32>
  }
  %isOwn = arith.cmpi eq, %pa, %pm : index
  scf.if %isOwn {
    memref.dealloc %m : memref<4xf32>
  }
  return
}

// A view by bytes that does not move the pointer.
// CHECK: @view_at_zero  proved for all executions
func.func @view_at_zero(%n: index) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<16xi8>
  %b = memref.alloc() : memref<4xf32>
  %v = memref.view %a[%c0][] : memref<16xi8> to memref<4xf32>
  %pv = memref.extract_aligned_pointer_as_index %v : memref<4xf32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %differ = arith.cmpi ne, %pv, %pb : index
  scf.if %differ {
    memref.dealloc %b : memref<4xf32>
  }
  memref.dealloc %a : memref<16xi8>
  return
}
