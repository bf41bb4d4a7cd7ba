// A clone of an unranked memref is dense: if a cast expects another layout, the function
// is refused at the op that passes it. If the ranked memref behind it is known, its layout is kept.
// RUN: freehold-opt %s --fh-buffer-deallocation --split-input-file --verify-diagnostics -o %t
// RUN: not freehold-check %s --split-input-file --subject fh-legacy 2>&1 | FileCheck %s --check-prefix=JUDGED
// JUDGED-NOT: defect:
// JUDGED: inconclusive: rejected
// RUN: split-file %s %t.parts && freehold-check %t.parts/good.mlir --split-input-file --subject fh-legacy --subject fh
// RUN: freehold-opt %t.parts/good.mlir --fh-buffer-deallocation -o %t.once
// RUN: freehold-opt %t.once --fh-buffer-deallocation | diff %t.once -

func.func @lost(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = scf.if %c -> (memref<*xi32>) {
    %a = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
    %s = memref.subview %a[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
    %t = memref.subview %a[2] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2], offset: 2>>
    %u = memref.cast %s : memref<1xi32, strided<[1], offset: 2>> to memref<*xi32>
    %w = memref.cast %t : memref<1xi32, strided<[2], offset: 2>> to memref<*xi32>
    %x = arith.select %c, %u, %w : memref<*xi32>
    // expected-error @below {{passes on an unranked memref of which a clone is needed}}
    scf.yield %x : memref<*xi32>
  } else {
    %b = memref.alloc() : memref<4xi32>
    %u = memref.cast %b : memref<4xi32> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  }
  // expected-note @below {{another layout is asked for here}}
  %r = memref.cast %0 : memref<*xi32> to memref<1xi32, strided<[1], offset: 2>>
  %x = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: 2>>
  return %x : i32
}

// -----

//--- good.mlir
// Good twins: one program accepts any layout, the other one asks for the layout that a clone has.
func.func @any(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = scf.if %c -> (memref<*xi32>) {
    %a = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
    %s = memref.subview %a[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
    %u = memref.cast %s : memref<1xi32, strided<[1], offset: 2>> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  } else {
    %b = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%b : memref<4xi32>)
    %u = memref.cast %b : memref<4xi32> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  }
  %r = memref.cast %0 : memref<*xi32> to memref<?xi32, strided<[1], offset: ?>>
  %x = memref.load %r[%c0] : memref<?xi32, strided<[1], offset: ?>>
  return %x : i32
}

// -----

func.func @ranked(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = scf.if %c -> (memref<1xi32, strided<[1], offset: 2>>) {
    %a = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
    %s = memref.subview %a[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
    scf.yield %s : memref<1xi32, strided<[1], offset: 2>>
  } else {
    %b = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%b : memref<4xi32>)
    %s = memref.subview %b[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
    scf.yield %s : memref<1xi32, strided<[1], offset: 2>>
  }
  %x = memref.load %0[%c0] : memref<1xi32, strided<[1], offset: 2>>
  return %x : i32
}

// If the unranked memref is a cast of a ranked one, the clone keeps the layout.
func.func @seen(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = scf.if %c -> (memref<*xi32>) {
    %a = memref.alloc() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
    %s = memref.subview %a[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
    %u = memref.cast %s : memref<1xi32, strided<[1], offset: 2>> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  } else {
    %b = memref.alloc() : memref<3xi32>
    linalg.fill ins(%v : i32) outs(%b : memref<3xi32>)
    %s = memref.subview %b[2] [1] [1] : memref<3xi32> to memref<1xi32, strided<[1], offset: 2>>
    %u = memref.cast %s : memref<1xi32, strided<[1], offset: 2>> to memref<*xi32>
    scf.yield %u : memref<*xi32>
  }
  %r = memref.cast %0 : memref<*xi32> to memref<1xi32, strided<[1], offset: 2>>
  %x = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: 2>>
  return %x : i32
}
