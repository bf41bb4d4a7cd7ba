// RUN: freehold-prove lemmas --no-cache --solver z3 --label L3-fh \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --pipeline 'builtin.module(fh-bufferization-lower-deallocations{inline-comparisons-max=0})'

// The helper that our lowering calls frees and answers as D1 to D3 say, for lists of any
// LEMMA: {{^}}L3-fh {{ *}}union {{ *}}proved
// LEMMA: {{^}}L3-fh {{ *}}literal {{ *}}refuted: frees what is kept

func.func private @free(%a: memref<1xi32>, %b: memref<1xi32>, %c: memref<1xi32>, %r: memref<1xi32>,
                        %s: memref<1xi32>, %x: i1, %y: i1, %z: i1) -> (i1, i1) {
  %own:2 = bufferization.dealloc (%a, %b, %c : memref<1xi32>, memref<1xi32>, memref<1xi32>)
      if (%x, %y, %z) retain (%r, %s : memref<1xi32>, memref<1xi32>)
  return %own#0, %own#1 : i1, i1
}
func.func @main() -> (i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %own:2 = call @free(%a, %b, %a, %b, %a, %t, %t, %f)
      : (memref<1xi32>, memref<1xi32>, memref<1xi32>, memref<1xi32>, memref<1xi32>, i1, i1, i1) -> (i1, i1)
  scf.if %own#0 {
    memref.dealloc %b : memref<1xi32>
  }
  scf.if %own#1 {
    memref.dealloc %a : memref<1xi32>
  }
  return %own#0, %own#1 : i1, i1
}
