// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// No buffer of the heap has the address of one of the stack, nor of one of the caller, which is live all the time.

// CHECK: @stack_then_heap  proved for all executions
func.func @stack_then_heap(%c: i1) {
  memref.alloca_scope {
    %s = memref.alloca() : memref<4xf32>
    %a = memref.alloc() : memref<4xf32>
    %ps = memref.extract_aligned_pointer_as_index %s : memref<4xf32> -> index
    %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
    %d = arith.cmpi ne, %ps, %pa : index
    scf.if %d {
      memref.dealloc %a : memref<4xf32>
    }
  }
  return
}

func.func private @rec(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi eq, %n, %c0 : index
  scf.if %done {
  } else {
    %a = memref.alloc() : memref<4xf32>
    %k = arith.subi %n, %c1 : index
    func.call @rec(%k, %a) : (index, memref<4xf32>) -> ()
    %pm = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
    %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
    %d = arith.cmpi ne, %pm, %pa : index
    scf.if %d {
      memref.dealloc %a : memref<4xf32>
    }
  }
  return
}

// CHECK: @uses_rec  proved for all executions
func.func @uses_rec(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  call @rec(%n, %a) : (index, memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return
}
