// RUN: not freehold-prove rewrite --no-cache --reading literal %s | FileCheck %s

// The two conditions differ. Under the literal reading the first one decides alone.
// CHECK: S2-literal-bad  refuted: frees what is kept

!m = memref<?xf32>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.original}, %c: i1,
               %n: !m {freehold.same_allocation = ["g"]}, %d: i1, %r: !m) -> i1 {
  %o = bufferization.dealloc (%m, %n : !m, !m) if (%c, %d) retain (%r : !m)
  return %o : i1
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1, %r: !m) -> i1 {
  %x = arith.ori %c, %d : i1
  %o = bufferization.dealloc (%m : !m) if (%x) retain (%r : !m)
  return %o : i1
}
