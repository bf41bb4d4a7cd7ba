func.func @waited(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %t = gpu.memcpy async %a, %m : memref<4xf32>, memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %u = gpu.memcpy async [%t] %m, %a : memref<4xf32>, memref<4xf32>
  gpu.wait [%u]
  return
}
