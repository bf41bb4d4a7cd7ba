// What no change of one number after the other gets to, a solver finds: by the branches that a run took, and the one that is
// to go the other way. Here are conditions on products, remainders and bits, of scalars, sizes and cells.
//
// RUN: freehold-check %s --subject fh --json > %t
// RUN: FileCheck %s < %t
// CHECK-DAG: "entry":"sizes","verdict":"agree"{{.*}}"found":1},"blocks":3,"blocks_reached":3
// CHECK-DAG: "entry":"bits","verdict":"agree"{{.*}}"found":1},"blocks":3,"blocks_reached":3
// CHECK-DAG: "entry":"cells","verdict":"agree"{{.*}},"blocks":4,"blocks_reached":4
//
// A leak behind such a condition is seen, and behind one that never holds there is none.
//
// RUN: not freehold-check %s --target %S/Inputs/path-conditions-leak.mlir --json 2>/dev/null | FileCheck %s --check-prefix=LEAK
// LEAK-DAG: "entry":"sizes","verdict":"defect","kind":"leak"
// LEAK-DAG: "entry":"bits","verdict":"defect","kind":"leak"
// LEAK-DAG: "entry":"cells","verdict":"defect","kind":"leak"
// LEAK-DAG: "entry":"never","verdict":"agree"
//
// Where nothing fits by itself, the solver goes from assertion to assertion.
//
// RUN: freehold-check %s --subject fh --json | FileCheck %s --check-prefix=FIT
// FIT: "entry":"asserted","verdict":"agree"

func.func @sizes(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %k = memref.dim %c, %c0 : memref<?xf32>
  %mn = arith.muli %m, %n : index
  %equal = arith.cmpi eq, %mn, %k : index
  %rest = arith.remui %m, %c7 : index
  %five = arith.cmpi eq, %rest, %c5 : index
  %more = arith.cmpi ugt, %n, %c5 : index
  %some = arith.andi %equal, %five : i1
  %all = arith.andi %some, %more : i1
  %r = scf.if %all -> f32 {
    %t = memref.alloc(%k) : memref<?xf32>
    memref.copy %c, %t : memref<?xf32> to memref<?xf32>
    %v = memref.load %t[%c0] : memref<?xf32>
    scf.yield %v : f32
  } else {
    scf.yield %zero : f32
  }
  return %r : f32
}

func.func @bits(%x: i32, %y: i32) -> i32 {
  %c13 = arith.constant 13 : i32
  %magic = arith.constant 777777 : i32
  %ones = arith.constant 65535 : i32
  %sum = arith.constant 9000 : i32
  %left = arith.shli %x, %c13 : i32
  %mixed = arith.xori %left, %y : i32
  %hash = arith.cmpi eq, %mixed, %magic : i32
  %low = arith.andi %x, %ones : i32
  %both = arith.addi %low, %y : i32
  %large = arith.cmpi sgt, %both, %sum : i32
  %some = arith.cmpi sgt, %low, %c13 : i32
  %larger = arith.andi %large, %some : i1
  %rare = arith.andi %hash, %larger : i1
  %r = scf.if %rare -> i32 {
    %t = memref.alloc() : memref<i32>
    memref.store %x, %t[] : memref<i32>
    %v = memref.load %t[] : memref<i32>
    scf.yield %v : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}

func.func @cells(%a: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %sum = arith.constant 121 : i32
  %product = arith.constant 3658 : i32
  %x = memref.load %a[%c0] : memref<4xi32>
  %y = memref.load %a[%c1] : memref<4xi32>
  %z = memref.load %a[%c2] : memref<4xi32>
  %xy = arith.addi %x, %y : i32
  %meets = arith.cmpi eq, %xy, %sum : i32
  cf.cond_br %meets, ^more, ^done(%x : i32)
^more:
  %p = arith.muli %x, %y : i32
  %is = arith.cmpi eq, %p, %product : i32
  %behind = arith.cmpi eq, %z, %p : i32
  %both = arith.andi %is, %behind : i1
  cf.cond_br %both, ^rare, ^done(%y : i32)
^rare:
  %t = memref.alloc() : memref<i32>
  memref.store %p, %t[] : memref<i32>
  %v = memref.load %t[] : memref<i32>
  cf.br ^done(%v : i32)
^done(%r: i32):
  return %r : i32
}

func.func @never(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %square = arith.muli %x, %x : i32
  %rest = arith.andi %square, %c2 : i32
  %odd = arith.andi %square, %c1 : i32
  %two = arith.cmpi eq, %rest, %c2 : i32
  %one = arith.cmpi eq, %odd, %c1 : i32
  %both = arith.andi %two, %one : i1
  %r = scf.if %both -> i32 {
    %t = memref.alloc() : memref<i32>
    memref.store %x, %t[] : memref<i32>
    %v = memref.load %t[] : memref<i32>
    scf.yield %v : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

func.func @asserted(%x: i16, %y: i16) -> i16 {
  %c2017 = arith.constant 2017 : i16
  %c44 = arith.constant 44 : i16
  %c91 = arith.constant 91 : i16
  %c0 = arith.constant 0 : i16
  %p = arith.muli %x, %y : i16
  %first = arith.remsi %p, %c2017 : i16
  %is44 = arith.cmpi eq, %first, %c44 : i16
  cf.assert %is44, "the product leaves 44"
  %q = arith.xori %x, %y : i16
  %second = arith.remsi %q, %c91 : i16
  %is0 = arith.cmpi eq, %second, %c0 : i16
  cf.assert %is0, "the bits are a multiple of 91"
  %t = memref.alloc() : memref<i16>
  memref.store %p, %t[] : memref<i16>
  %v = memref.load %t[] : memref<i16>
  return %v : i16
}
