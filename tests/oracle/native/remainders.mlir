// The remainder of the least number by -1 is zero, and index.ceildivs and floordivs are defined where a quotient that they do not
// take overflows. MLIR's lowering traps there, which is no defect of a pass that keeps or moves them.
// RUN: freehold-check %s --pipeline cse --pipeline loop-invariant-code-motion --args 'memref(1;seed=1), 1, 0x8000000000000000, -1' --oracle interp,native --entry rems --entry remsi | FileCheck %s --check-prefix=REST
// RUN: freehold-check %s --pipeline cse --args 'memref(1;seed=1), 1, 0x7fffffffffffffff, -1' --oracle interp,native --entry ceildivs | FileCheck %s --check-prefix=QUOTIENT
// RUN: freehold-check %s --pipeline cse --args 'memref(1;seed=1), 1, 0x8000000000000001, -1' --oracle interp,native --entry floordivs | FileCheck %s --check-prefix=QUOTIENT
// RUN: freehold-check %s --pipeline cse --oracle interp,native --entry lanes --entry narrow | FileCheck %s --check-prefix=LANES
// The lowering itself, as a pass, is wrong.
// RUN: not freehold-check %s --pipeline convert-arith-to-llvm --args 'memref(1;seed=1), 1, 0x8000000000000000, -1' --entry remsi 2>&1 | FileCheck %s --check-prefix=LOWERED
// RUN: freehold-check %s --pipeline convert-arith-to-llvm --args 'memref(1;seed=1), 1, 0x8000000000000001, -1' --entry remsi
// REST: 8 judged = 8 agree
// QUOTIENT: 2 judged = 2 agree
// LANES: 4 judged = 4 agree
// LOWERED: error: undefined {{.*}} signed division overflow
func.func @rems(%m: memref<1xindex>, %n: index, %a: index, %b: index) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.for %i = %z to %n step %o {
    %q = index.rems %a, %b
    memref.store %q, %m[%z] : memref<1xindex>
  }
  return
}
func.func @remsi(%m: memref<1xindex>, %n: index, %a: index, %b: index) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.for %i = %z to %n step %o {
    %q = arith.remsi %a, %b : index
    memref.store %q, %m[%z] : memref<1xindex>
  }
  return
}
func.func @ceildivs(%m: memref<1xindex>, %n: index, %a: index, %b: index) {
  %z = arith.constant 0 : index
  %q = index.ceildivs %a, %b
  memref.store %q, %m[%z] : memref<1xindex>
  return
}
func.func @floordivs(%m: memref<1xindex>, %n: index, %a: index, %b: index) {
  %z = arith.constant 0 : index
  %q = index.floordivs %a, %b
  memref.store %q, %m[%z] : memref<1xindex>
  return
}
func.func @lanes(%x: i32) -> (i32, i32) {
  %least = arith.constant dense<[-2147483648, 7]> : vector<2xi32>
  %minus = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %odd = arith.ori %x, %one : i32
  %b = vector.from_elements %minus, %odd : vector<2xi32>
  %r = arith.remsi %least, %b : vector<2xi32>
  %r0 = vector.extract %r[0] : i32 from vector<2xi32>
  %r1 = vector.extract %r[1] : i32 from vector<2xi32>
  return %r0, %r1 : i32, i32
}
func.func @narrow(%x: i8, %y: i1) -> (i8, i1) {
  %minus = arith.constant -1 : i8
  %true = arith.constant true
  %r = arith.remsi %x, %minus : i8
  %s = arith.remsi %y, %true : i1
  return %r, %s : i8, i1
}
