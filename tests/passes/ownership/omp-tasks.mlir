// What a task of omp uses is freed once something waits for the task: a barrier, the end of a region that has one, or
// omp.taskwait. If nothing in the buffer's region does, the function is refused.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-opt %t/good.mlir --fh-buffer-deallocation-pipeline=free-after-last-use | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --subject fh --subject fh-early-free | FileCheck %s --check-prefix=AGREE
// AGREE: 6 judged = 6 agree
// RUN: freehold-opt %t/refused.mlir --split-input-file --verify-diagnostics --fh-ownership-based-buffer-deallocation
// RUN: not freehold-run %t/early.mlir 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: error: use-after-free: frees a buffer that an asynchronous region may still use

//--- good.mlir
// CHECK-LABEL: @waited
// CHECK: omp.taskwait
// CHECK-NEXT: memref.dealloc
func.func @waited(%out: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.single {
      %buf = memref.alloc() : memref<1xi32>
      memref.store %v, %buf[%c0] : memref<1xi32>
      omp.task {
        %x = memref.load %buf[%c0] : memref<1xi32>
        memref.store %x, %out[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.taskwait
      omp.terminator
    }
    omp.terminator
  }
  return
}
// CHECK-LABEL: @grouped
// CHECK: omp.taskgroup
// CHECK: memref.dealloc
func.func @grouped(%out: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.single {
      %buf = memref.alloc() : memref<1xi32>
      memref.store %v, %buf[%c0] : memref<1xi32>
      omp.taskgroup {
        omp.task {
          %x = memref.load %buf[%c0] : memref<1xi32>
          memref.store %x, %out[%c0] : memref<1xi32>
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// The end of omp.single and that of omp.parallel have a barrier.
// CHECK-LABEL: @around
// CHECK: omp.parallel
// CHECK-NOT: memref.dealloc
// CHECK: {{^    }}memref.dealloc
func.func @around(%out: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %buf = memref.alloc() : memref<1xi32>
  memref.store %v, %buf[%c0] : memref<1xi32>
  omp.parallel {
    omp.single {
      omp.task {
        %x = memref.load %buf[%c0] : memref<1xi32>
        memref.store %x, %out[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- refused.mlir
func.func @not_waited(%out: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.single {
      %buf = memref.alloc() : memref<1xi32>
      memref.store %v, %buf[%c0] : memref<1xi32>
      // expected-error @below {{nothing in the region waits for the task}}
      omp.task {
        %x = memref.load %buf[%c0] : memref<1xi32>
        memref.store %x, %out[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

// The wait is in another task, so that it waits for other children.
func.func @waited_by_another(%out: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    %buf = memref.alloc() : memref<1xi32>
    memref.store %v, %buf[%c0] : memref<1xi32>
    omp.task {
      // expected-error @below {{nothing in the region waits for the task}}
      omp.task {
        %x = memref.load %buf[%c0] : memref<1xi32>
        memref.store %x, %out[%c0] : memref<1xi32>
        omp.terminator
      }
      omp.terminator
    }
    omp.taskwait
    omp.terminator
  }
  return
}

// -----

// The outer task waits for the inner one, but nothing waits for the outer one.
func.func @waits_in_a_task(%out: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.single {
      %buf = memref.alloc() : memref<1xi32>
      memref.store %v, %buf[%c0] : memref<1xi32>
      omp.task {
        // expected-error @below {{nothing in the region waits for the task}}
        omp.task {
          %x = memref.load %buf[%c0] : memref<1xi32>
          memref.store %x, %out[%c0] : memref<1xi32>
          omp.terminator
        }
        omp.taskwait
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

//--- early.mlir
func.func @early(%out: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    omp.single {
      %buf = memref.alloc() : memref<1xi32>
      memref.store %v, %buf[%c0] : memref<1xi32>
      omp.task {
        %x = memref.load %buf[%c0] : memref<1xi32>
        memref.store %x, %out[%c0] : memref<1xi32>
        omp.terminator
      }
      memref.dealloc %buf : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
