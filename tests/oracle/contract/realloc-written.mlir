// memref.realloc is expanded to a join of the old buffer and the new one. Where the old one lives
// on, as a stack buffer does, a clone of it would be written.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy-placed --json --entry out | FileCheck %s --check-prefix=OUT
// RUN: freehold-check %s --subject fh-legacy-placed --json --entry in | FileCheck %s --check-prefix=IN

// OUT: "reason":"out-of-contract"
// OUT-SAME: a write to a buffer that control flow has forwarded
// IN: "verdict":"agree","contract":"in"
func.func @out(%n: index) {
  %z = arith.constant 0 : i32
  %a = memref.alloc() : memref<1xi32>
  %r = memref.realloc %a(%n) : memref<1xi32> to memref<?xi32>
  linalg.fill ins(%z : i32) outs(%r : memref<?xi32>)
  return
}
func.func @in(%n: index) -> index {
  %z = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  linalg.fill ins(%z : i32) outs(%a : memref<1xi32>)
  %r = memref.realloc %a(%n) : memref<1xi32> to memref<?xi32>
  %d = memref.dim %r, %c0 : memref<?xi32>
  return %d : index
}
