// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// A memref that is not freed keeps the other one from being freed.
// CHECK: L3-inline-bad  refuted: leaks

!m = memref<?xf32>

func.func @src(%m: !m {freehold.live}, %c: i1, %n: !m {freehold.live}, %d: i1) {
  bufferization.dealloc (%m, %n : !m, !m) if (%c, %d)
  return
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1) {
  %a = memref.extract_aligned_pointer_as_index %m : !m -> index
  %b = memref.extract_aligned_pointer_as_index %n : !m -> index
  %yes = arith.constant true
  %notC = arith.xori %c, %yes : i1
  %differs = arith.cmpi ne, %a, %b : index
  %isOther = arith.ori %differs, %notC : i1
  %free = arith.andi %d, %differs : i1
  scf.if %c {
    memref.dealloc %m : !m
  }
  scf.if %free {
    memref.dealloc %n : !m
  }
  return
}
