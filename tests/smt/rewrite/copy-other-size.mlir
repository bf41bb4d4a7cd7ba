// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// A copy fills a new buffer only if that has the same size.
// CHECK: copy-other-size  refuted: is undefined (memref.{{alloc: negative size|copy: sizes differ}})

!m = memref<?xf32>

func.func @src(%m: !m, %n: index) -> !m {
  %c = bufferization.clone %m : !m to !m
  return %c : !m
}

func.func @tgt(%m: !m, %n: index) -> !m {
  %c = memref.alloc(%n) : !m
  memref.copy %m, %c : !m to !m
  return %c : !m
}
