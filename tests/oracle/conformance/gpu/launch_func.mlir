// gpu.launch_func runs the kernel for each thread: with buffers of blocks and of threads, twice in one function, as a task if it
// returns a token. A kernel that races, or that is wrong, is seen; dynamic shared memory is unsupported.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry leaks 2>&1 | FileCheck %s --check-prefix=LEAKS
// RUN: not freehold-run %s --entry races --ignore-leaks 2>&1 | FileCheck %s --check-prefix=RACES
// RUN: not freehold-run %s --entry early --ignore-leaks 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not freehold-run %s --entry outside --ignore-leaks 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry dynamic --ignore-leaks 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// CHECK: result 0 = [1, 0, 3, 2] : memref<4xindex>
// LEAKS: returned, 1 leaked
// LEAKS: error: leak: 32 bytes
// RACES: error: undefined: {{.*}}another iteration of a parallel loop
// EARLY: error: use-after-free
// OUTSIDE: error: out-of-bounds
// DYNAMIC: unsupported: {{.*}}dynamic shared memory
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @mirror(%m: memref<4xindex>) workgroup(%w: memref<2xindex, 3>) private(%p: memref<1xindex, 5>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = gpu.thread_id x
      %g = gpu.global_id x
      %v = memref.load %m[%g] : memref<4xindex>
      memref.store %v, %w[%t] : memref<2xindex, 3>
      gpu.barrier
      %o = arith.xori %t, %c1 : index
      %x = memref.load %w[%o] : memref<2xindex, 3>
      memref.store %x, %p[%c0] : memref<1xindex, 5>
      %y = memref.load %p[%c0] : memref<1xindex, 5>
      memref.store %y, %m[%g] : memref<4xindex>
      gpu.return
    }
    gpu.func @number(%m: memref<4xindex>) kernel {
      %g = gpu.global_id x
      memref.store %g, %m[%g] : memref<4xindex>
      gpu.return
    }
    gpu.func @first(%m: memref<4xindex>) kernel {
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      memref.store %t, %m[%c0] : memref<4xindex>
      gpu.return
    }
  }
  func.func @main() -> memref<4xindex> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %m = memref.alloc() : memref<4xindex>
    gpu.launch_func @kernels::@number blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    %t = gpu.launch_func async @kernels::@mirror blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    %u = gpu.launch_func async [%t] @kernels::@mirror blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    %v = gpu.launch_func async [%u] @kernels::@mirror blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    gpu.wait [%v]
    return %m : memref<4xindex>
  }
  func.func @leaks() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %m = memref.alloc() : memref<4xindex>
    gpu.launch_func @kernels::@number blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    gpu.launch_func @kernels::@mirror blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    return
  }
  func.func @races() -> memref<4xindex> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %m = memref.alloc() : memref<4xindex>
    gpu.launch_func @kernels::@first blocks in (%c1, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    return %m : memref<4xindex>
  }
  func.func @early() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %m = memref.alloc() : memref<4xindex>
    %t = gpu.launch_func async @kernels::@number blocks in (%c2, %c1, %c1) threads in (%c2, %c1, %c1) args(%m : memref<4xindex>)
    memref.dealloc %m : memref<4xindex>
    gpu.wait [%t]
    return
  }
  func.func @outside() {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %m = memref.alloc() : memref<4xindex>
    gpu.launch_func @kernels::@number blocks in (%c1, %c1, %c1) threads in (%c5, %c1, %c1) args(%m : memref<4xindex>)
    return
  }
  func.func @dynamic() {
    %c1 = arith.constant 1 : index
    %bytes = arith.constant 16 : i32
    %m = memref.alloc() : memref<4xindex>
    gpu.launch_func @kernels::@number blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) dynamic_shared_memory_size %bytes args(%m : memref<4xindex>)
    return
  }
}
