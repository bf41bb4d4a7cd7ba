// RUN: freehold-check %s --subject identity --entry four --json | FileCheck %s --check-prefix=FOUR
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --subject identity --entry five --json | FileCheck %s --check-prefix=FIVE

// Each level of memrefs in memrefs multiplies the buffers that a caller makes, so that there is a limit.
// FOUR: "verdict":"agree"
// FIVE: "verdict":"inconclusive","reason":"unsupported"
// FIVE-SAME: memrefs nested more than 4 levels deep cannot be made by a caller

func.func @four(%a: memref<1xmemref<1xmemref<1xmemref<2xi32>>>>) {
  return
}

func.func @five(%a: memref<1xmemref<1xmemref<1xmemref<1xmemref<2xi32>>>>>) {
  return
}
