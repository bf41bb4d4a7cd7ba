// W10, D1 to D3: three operands of two allocations with all conditions and aliases that inputs can give; what
// is freed and owned is computed without addresses and printed, so that judges compare it.
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations' --inputs 64 --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=0' --inputs 64 --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt "--fh-bufferization-lower-deallocations=inline-comparisons-max=0 stack-bytes-max=0"' --inputs 64 --oracle interp,native
// In the shipped lowering an alias whose condition is false keeps a later operand from being freed.
// RUN: not freehold-check %s --command 'mlir-opt --bufferization-lower-deallocations' --inputs 64 | FileCheck %s
// CHECK: defect: leak

func.func @mixed(%c: i1, %d: i1, %e: i1, %s: i1, %t: i1) -> i32 {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : index
  linalg.fill ins(%one : i32) outs(%a : memref<2xi32>)
  linalg.fill ins(%one : i32) outs(%b : memref<2xi32>)
  %x = arith.select %s, %a, %b : memref<2xi32>
  %y = arith.select %t, %a, %b : memref<2xi32>
  %r:2 = bufferization.dealloc (%x, %b, %a : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%e, %d, %c)
    retain (%y, %a : memref<2xi32>, memref<2xi32>)
  vector.print %r#0 : i1
  vector.print %r#1 : i1
  %v = memref.load %y[%zero] : memref<2xi32>
  // b was freed iff an operand owned it and y is a.
  %true = arith.constant true
  %not_s = arith.xori %s, %true : i1
  %x_owns = arith.andi %e, %not_s : i1
  %owned = arith.ori %d, %x_owns : i1
  %freed = arith.andi %owned, %t : i1
  %left = arith.xori %freed, %true : i1
  scf.if %left {
    memref.dealloc %b : memref<2xi32>
  }
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}
