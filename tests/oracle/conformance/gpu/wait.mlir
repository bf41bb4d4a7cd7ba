// What gpu ops use may be freed once the host has waited for their tokens, or for one that depends on them, also
// after branches and loops.
// RUN: freehold-run %s --entry waited
// RUN: freehold-run %s --entry joined
// RUN: freehold-run %s --entry carried
// RUN: freehold-run %s --entry given --args "0, memref(4)" | FileCheck %s --check-prefix=GIVEN
// GIVEN: result 0 = token : !gpu.async.token
// RUN: not freehold-run %s --entry early 2>&1 | FileCheck %s
// RUN: not freehold-run %s --entry other 2>&1 | FileCheck %s
// RUN: not freehold-run %s --entry not_waited 2>&1 | FileCheck %s
// CHECK: error: use-after-free: frees a buffer that an asynchronous op may still use
func.func @waited(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %t = gpu.memcpy async %a, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%t]
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @joined(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %s = gpu.wait async
  %t = gpu.memcpy async [%s] %a, %m : memref<4xf32>, memref<4xf32>
  %u = gpu.memcpy async %m, %m : memref<4xf32>, memref<4xf32>
  %v = gpu.wait async [%t, %u]
  gpu.wait [%v]
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @carried(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xf32>
  %s = gpu.wait async
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %s) -> !gpu.async.token {
    %u = gpu.memcpy async [%t] %a, %m : memref<4xf32>, memref<4xf32>
    scf.yield %u : !gpu.async.token
  }
  gpu.wait [%r]
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @early(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %t = gpu.memcpy async %a, %m : memref<4xf32>, memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  gpu.wait [%t]
  return
}
func.func @other(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %t = gpu.memcpy async %a, %m : memref<4xf32>, memref<4xf32>
  %u = gpu.memcpy async %m, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%u]
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @not_waited(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %t = gpu.memcpy async %a, %m : memref<4xf32>, memref<4xf32>
  %u = gpu.wait async [%t]
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @given(%t: !gpu.async.token, %m: memref<4xf32>) -> !gpu.async.token {
  %a = memref.alloc() : memref<4xf32>
  %u = gpu.memcpy async [%t] %a, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%u]
  memref.dealloc %a : memref<4xf32>
  return %t : !gpu.async.token
}
