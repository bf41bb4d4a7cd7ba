// A shifted view that comes through a join, in a memory space that LLVM's lowering has no pointers for: the
// allocation behind it cannot be determined, and nothing is changed.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations --verify-diagnostics --split-input-file

func.func @near(%a: memref<8xi8, "near">, %b: memref<1xi32, "near">, %n: index, %s: i1, %c: i1) -> i1 {
  %w = scf.if %s -> memref<1xi32, "near"> {
    %v = memref.view %a[%n][] : memref<8xi8, "near"> to memref<1xi32, "near">
    scf.yield %v : memref<1xi32, "near">
  } else {
    scf.yield %b : memref<1xi32, "near">
  }
  // expected-error@+1 {{retains a memref that may be a memref.view with a shift, whose allocation cannot be told in the memory space of 'memref<8xi8, "near">': retain what it is a view of instead}}
  %r = bufferization.dealloc (%a : memref<8xi8, "near">) if (%c) retain (%w : memref<1xi32, "near">)
  return %r : i1
}
