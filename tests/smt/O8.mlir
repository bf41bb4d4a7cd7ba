// RUN: freehold-prove lemmas --no-cache --solver z3 --label O8 \
// RUN:   | FileCheck %s --check-prefix=LEMMA
// RUN: freehold-check %s --subject fh

// A call takes over the root of its operand if the root dies there, and otherwise a clone.
// LEMMA: {{^}}O8 {{ *}}union {{ *}}proved
// LEMMA: {{^}}O8 {{ *}}literal {{ *}}proved

// CHECK: call @take(%[[A:.*]])
// CHECK-NOT: dealloc (%[[A]]
func.func private @take(%m: memref<1xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %i0 = arith.constant 0 : index
  %v = memref.load %m[%i0] : memref<1xi32>
  return %v : i32
}

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = call @take(%a) : (memref<1xi32>) -> i32
  return %v : i32
}
