// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// Buffers that a callee frees, that an external function returns, clones, and those of iterations: each may have the address of
// one that was freed before.
// CHECK-NOT: proved for all

func.func private @rec2(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.dealloc %m : memref<4xf32>
  %done = arith.cmpi eq, %n, %c0 : index
  scf.if %done {
  } else {
    %a = memref.alloc() : memref<4xf32>
    %pm = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
    %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
    %d = arith.cmpi ne, %pm, %pa : index
    scf.if %d {
      %k = arith.subi %n, %c1 : index
      func.call @rec2(%k, %a) : (index, memref<4xf32>) -> ()
    }
  }
  return
}

// CHECK: @uses_rec2  refuted: leak
func.func @uses_rec2(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  call @rec2(%n, %a) : (index, memref<4xf32>) -> ()
  return
}

func.func private @make() -> memref<4xf32>
// CHECK: @external_again  refuted: leak
func.func @external_again() {
  %a = call @make() : () -> memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  %b = call @make() : () -> memref<4xf32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %d = arith.cmpi ne, %pb, %pa : index
  scf.if %d {
    memref.dealloc %b : memref<4xf32>
  }
  return
}

// CHECK: @clone_again  refuted: leak
func.func @clone_again(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  %b = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %d = arith.cmpi ne, %pb, %pa : index
  scf.if %d {
    memref.dealloc %b : memref<4xf32>
  }
  return
}

// CHECK: @parallel_again  refuted: leak
func.func @parallel_again(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  memref.dealloc %a : memref<4xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %b = memref.alloc() : memref<4xf32>
    %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
    %d = arith.cmpi ne, %pb, %pa : index
    scf.if %d {
      memref.dealloc %b : memref<4xf32>
    }
  }
  return
}
