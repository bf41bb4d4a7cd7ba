// Style: puzzle solver, 4x4 sudoku with recursion, each level works on a copy of the board.
func.func private @ok(%b: memref<4x4xi8>, %r: index, %c: index, %v: i8) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %t = arith.constant true
  %r0 = arith.divui %r, %c2 : index
  %rb = arith.muli %r0, %c2 : index
  %cc = arith.divui %c, %c2 : index
  %cb = arith.muli %cc, %c2 : index
  %res = scf.for %k = %c0 to %c4 step %c1 iter_args(%g = %t) -> (i1) {
    %x = memref.load %b[%r, %k] : memref<4x4xi8>
    %y = memref.load %b[%k, %c] : memref<4x4xi8>
    %kr = arith.divui %k, %c2 : index
    %kc = arith.remui %k, %c2 : index
    %br = arith.addi %rb, %kr : index
    %bc = arith.addi %cb, %kc : index
    %z = memref.load %b[%br, %bc] : memref<4x4xi8>
    %n1 = arith.cmpi ne, %x, %v : i8
    %n2 = arith.cmpi ne, %y, %v : i8
    %n3 = arith.cmpi ne, %z, %v : i8
    %a = arith.andi %n1, %n2 : i1
    %bb = arith.andi %a, %n3 : i1
    %g2 = arith.andi %g, %bb : i1
    scf.yield %g2 : i1
  }
  return %res : i1
}
func.func private @solve(%b: memref<4x4xi8>, %at: index) -> (i1, memref<4x4xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c16 = arith.constant 16 : index
  %z8 = arith.constant 0 : i8
  %false = arith.constant false
  %true = arith.constant true
  %end = arith.cmpi eq, %at, %c16 : index
  %r:2 = scf.if %end -> (i1, memref<4x4xi8>) {
    %d = memref.alloc() : memref<4x4xi8>
    memref.copy %b, %d : memref<4x4xi8> to memref<4x4xi8>
    scf.yield %true, %d : i1, memref<4x4xi8>
  } else {
    %row = arith.divui %at, %c4 : index
    %col = arith.remui %at, %c4 : index
    %v = memref.load %b[%row, %col] : memref<4x4xi8>
    %given = arith.cmpi ne, %v, %z8 : i8
    %next = arith.addi %at, %c1 : index
    %q:2 = scf.if %given -> (i1, memref<4x4xi8>) {
      %s:2 = func.call @solve(%b, %next) : (memref<4x4xi8>, index) -> (i1, memref<4x4xi8>)
      scf.yield %s#0, %s#1 : i1, memref<4x4xi8>
    } else {
      %w = memref.alloc() : memref<4x4xi8>
      memref.copy %b, %w : memref<4x4xi8> to memref<4x4xi8>
      %p:3 = scf.while (%n = %c1, %done = %false, %best = %w) : (index, i1, memref<4x4xi8>) -> (index, i1, memref<4x4xi8>) {
        %more = arith.cmpi ult, %n, %c5 : index
        %open = arith.xori %done, %true : i1
        %go = arith.andi %more, %open : i1
        scf.condition(%go) %n, %done, %best : index, i1, memref<4x4xi8>
      } do {
      ^bb0(%n: index, %done: i1, %best: memref<4x4xi8>):
        %nv = arith.index_cast %n : index to i8
        %can = func.call @ok(%b, %row, %col, %nv) : (memref<4x4xi8>, index, index, i8) -> i1
        %t:2 = scf.if %can -> (i1, memref<4x4xi8>) {
          %try = memref.alloc() : memref<4x4xi8>
          memref.copy %b, %try : memref<4x4xi8> to memref<4x4xi8>
          memref.store %nv, %try[%row, %col] : memref<4x4xi8>
          %s:2 = func.call @solve(%try, %next) : (memref<4x4xi8>, index) -> (i1, memref<4x4xi8>)
          scf.yield %s#0, %s#1 : i1, memref<4x4xi8>
        } else {
          scf.yield %done, %best : i1, memref<4x4xi8>
        }
        %n1 = arith.addi %n, %c1 : index
        scf.yield %n1, %t#0, %t#1 : index, i1, memref<4x4xi8>
      }
      scf.yield %p#1, %p#2 : i1, memref<4x4xi8>
    }
    scf.yield %q#0, %q#1 : i1, memref<4x4xi8>
  }
  return %r#0, %r#1 : i1, memref<4x4xi8>
}
func.func @sudoku(%b: memref<4x4xi8>) -> (i1, memref<4x4xi8>) {
  %c0 = arith.constant 0 : index
  %r:2 = call @solve(%b, %c0) : (memref<4x4xi8>, index) -> (i1, memref<4x4xi8>)
  return %r#0, %r#1 : i1, memref<4x4xi8>
}
