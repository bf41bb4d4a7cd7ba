// D5: an operand that is not to be freed may dangle, and a new buffer may have its
// address (the judge reuses addresses). It neither blocks the new one nor owns what is retained.
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=0' --oracle interp,native
// The shipped lowering takes them for the same buffer.
// RUN: not freehold-check %s --command 'mlir-opt --bufferization-lower-deallocations' 2>&1 | FileCheck %s
// CHECK: leak ({{.*}}@does_not_block)
// CHECK: --address-policy reuse

func.func @does_not_block(%unset: i1) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %never = arith.andi %unset, %false : i1
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %old = memref.alloc() : memref<4xi32>
  memref.dealloc %old : memref<4xi32>
  %new = memref.alloc() : memref<4xi32>
  memref.store %one, %new[%zero] : memref<4xi32>
  %v = memref.load %new[%zero] : memref<4xi32>
  bufferization.dealloc (%old, %new : memref<4xi32>, memref<4xi32>) if (%never, %true)
  return %v : i32
}

func.func @does_not_own(%unset: i1) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %never = arith.andi %unset, %false : i1
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %old = memref.alloc() : memref<4xi32>
  memref.dealloc %old : memref<4xi32>
  %new = memref.alloc() : memref<4xi32>
  memref.store %one, %new[%zero] : memref<4xi32>
  %owned = bufferization.dealloc (%old : memref<4xi32>) if (%never) retain (%new : memref<4xi32>)
  vector.print %owned : i1
  %v = memref.load %new[%zero] : memref<4xi32>
  memref.dealloc %new : memref<4xi32>
  return %v : i32
}
