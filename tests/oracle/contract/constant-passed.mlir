// An external function may write what it gets, but no constants. Of a constant that is forwarded, the subject
// makes a clone, which is no constant and gets what is written: out of contract. In the twins the function gets the buffer
// that was not forwarded, before or after another name of it was.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry out | FileCheck %s --check-prefix=OUT
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json --entry out --oracle native --native jit | FileCheck %s --check-prefix=OUT
// RUN: freehold-check %s --subject fh-legacy --json --entry in | FileCheck %s --check-prefix=IN
// RUN: freehold-check %s --subject fh-legacy --json --entry in --oracle native --native jit | FileCheck %s --check-prefix=IN
// RUN: freehold-check %s --subject fh-legacy --json --entry after | FileCheck %s --check-prefix=IN

// OUT: "verdict":"inconclusive","reason":"out-of-contract"
// OUT-SAME: "message":"a write that a clone made where control flow joins would miss"
// IN: "verdict":"agree","contract":"in"
memref.global "private" constant @k : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func private @ext(memref<4xi32>)
func.func @out(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.get_global @k : memref<4xi32>
  cf.cond_br %c, ^a, ^join(%k : memref<4xi32>)
^a:
  %o = memref.alloc() : memref<4xi32>
  memref.copy %k, %o : memref<4xi32> to memref<4xi32>
  cf.br ^join(%o : memref<4xi32>)
^join(%r: memref<4xi32>):
  func.call @ext(%r) : (memref<4xi32>) -> ()
  %s = memref.load %r[%c0] : memref<4xi32>
  return %s : i32
}
func.func @in(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.get_global @k : memref<4xi32>
  func.call @ext(%k) : (memref<4xi32>) -> ()
  cf.cond_br %c, ^a, ^join(%k : memref<4xi32>)
^a:
  %o = memref.alloc() : memref<4xi32>
  memref.copy %k, %o : memref<4xi32> to memref<4xi32>
  cf.br ^join(%o : memref<4xi32>)
^join(%r: memref<4xi32>):
  %s = memref.load %r[%c0] : memref<4xi32>
  return %s : i32
}
func.func @after(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.get_global @k : memref<4xi32>
  %r = scf.if %c -> memref<4xi32> {
    scf.yield %k : memref<4xi32>
  } else {
    %o = memref.alloc() : memref<4xi32>
    memref.copy %k, %o : memref<4xi32> to memref<4xi32>
    scf.yield %o : memref<4xi32>
  }
  %s = memref.load %r[%c0] : memref<4xi32>
  func.call @ext(%k) : (memref<4xi32>) -> ()
  return %s : i32
}
