// What parallel loops reduce to.
func.func @affine_folded(%m: memref<4xi32>, %n: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %r = affine.parallel (%i) = (0) to (min(2, 3)) reduce ("addi") -> (i32) {
    %x = affine.load %m[%i] : memref<4xi32>
    affine.yield %x : i32
  }
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%r : i32) outs(%a : memref<4xi32>)
  %y = memref.load %a[%c2] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %y : i32
}

func.func @affine_kind(%m: memref<4xi32>, %n: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %r = affine.parallel (%i) = (0) to (2) reduce ("addi") -> (i32) {
    %x = affine.load %m[%i] : memref<4xi32>
    affine.yield %x : i32
  }
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%r : i32) outs(%a : memref<4xi32>)
  %y = memref.load %a[%c2] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %y : i32
}

func.func @affine_value(%m: memref<4xi32>, %n: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %r = affine.parallel (%i) = (0) to (2) reduce ("addi") -> (i32) {
    %x = affine.load %m[%i] : memref<4xi32>
    affine.yield %x : i32
  }
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%r : i32) outs(%a : memref<4xi32>)
  %y = memref.load %a[%c2] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %y : i32
}

func.func @scf_kind(%m: memref<4xi32>, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<4xi32>
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

func.func @scf_value(%m: memref<4xi32>, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<4xi32>
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

func.func @scf_begin(%m: memref<4xi32>, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<4xi32>
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

func.func @scf_other_result(%m: memref<4xi32>, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %r:2 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z, %z) -> (i32, i32) {
    %x = memref.load %m[%i] : memref<4xi32>
    scf.reduce(%x, %n : i32, i32) {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%l: i32, %h: i32):
      %s = arith.addi %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0 : i32
}
