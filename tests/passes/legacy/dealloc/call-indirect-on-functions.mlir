// On the module, a function whose address is taken clones an argument that it returns. Nested in a function pass manager, the
// pass does not see whose addresses are taken, so that an indirect call's result could be freed twice; it is refused.
// RUN: freehold-check %s --pipeline fh-buffer-deallocation --oracle interp,native
// RUN: not freehold-opt %s --pass-pipeline='builtin.module(func.func(fh-buffer-deallocation))' 2>&1 | FileCheck %s
// CHECK: {{.*}}:[[#@LINE+11]]:8: error: calls a function that returns memrefs and is not seen from here; run the pass on the module
// Good twin: an indirect call that returns no memref.
// RUN: sed -e '/call_indirect.*%a/s/%b = //' -e 's/-> memref<2xi32>/-> ()/' -e 's/return %m : memref<2xi32>/return/' -e 's/load %b/load %a/' %s | freehold-opt --pass-pipeline='builtin.module(func.func(fh-buffer-deallocation))'
func.func @id(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @use(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %f = func.constant @id : (memref<2xi32>) -> memref<2xi32>
  %b = func.call_indirect %f(%a) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %b[%c0] : memref<2xi32>
  %w = memref.load %a[%c0] : memref<2xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
