// A pass has to free what an asynchronous op uses after the wait for its token.
// RUN: freehold-check %s --subject fh --entry waited | FileCheck %s
// CHECK: 1 judged = 1 agree
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --target %S/Inputs/gpu-tokens-early.mlir --entry waited 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: error: use-after-free {{.*}}frees a buffer that an asynchronous op may still use
func.func @waited(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %t = gpu.memcpy async %a, %m : memref<4xf32>, memref<4xf32>
  %u = gpu.memcpy async [%t] %m, %a : memref<4xf32>, memref<4xf32>
  gpu.wait [%u]
  return
}
