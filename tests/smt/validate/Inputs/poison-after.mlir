func.func private @see(i1)
func.func private @see_number(i32)

func.func @choice_becomes_and(%a: i32, %b: i32) {
  %k = arith.constant -1640531535 : i32
  %h = arith.muli %b, %k : i32
  %c = arith.cmpi eq, %h, %k : i32
  %s = arith.addi %a, %b overflow<nsw> : i32
  %x = arith.cmpi sgt, %s, %a : i32
  %nc = arith.xori %c, %c : i1
  %r = arith.andi %nc, %x : i1
  func.call @see(%r) : (i1) -> ()
  return
}

func.func @cast_is_used(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c = memref.cast %m : memref<?xi32> to memref<4xi32>
  %v = memref.load %c[%c0] : memref<4xi32>
  func.call @see_number(%v) : (i32) -> ()
  return
}

func.func @decides_by_poison(%a: i32, %b: i32) {
  %k = arith.constant -1640531535 : i32
  %h = arith.muli %a, %k : i32
  %e = arith.cmpi eq, %h, %b : i32
  scf.if %e {
    %s = arith.addi %a, %b overflow<nsw> : i32
    %x = arith.cmpi sgt, %s, %a : i32
    scf.if %x {
      %t = memref.alloc() : memref<4xi32>
      memref.dealloc %t : memref<4xi32>
    }
  }
  return
}

func.func @reads_alone(%m: memref<?xi32>, %i: index) {
  %k = arith.constant -7046029254386353131 : index
  %h = arith.muli %i, %k : index
  %n = arith.constant 123456789123 : index
  %e = arith.cmpi eq, %h, %n : index
  scf.if %e {
    %v = memref.load %m[%i] : memref<?xi32>
  }
  return
}

func.func @writes_alone(%i: index) {
  %k = arith.constant -7046029254386353131 : index
  %h = arith.muli %i, %k : index
  %n = arith.constant 123456789123 : index
  %e = arith.cmpi eq, %h, %n : index
  scf.if %e {
    %one = arith.constant 1 : i32
    %t = memref.alloc() : memref<4xi32>
    memref.store %one, %t[%i] : memref<4xi32>
    memref.dealloc %t : memref<4xi32>
  }
  return
}

func.func @allocates_alone(%n: index) {
  %k = arith.constant -7046029254386353131 : index
  %h = arith.muli %n, %k : index
  %z = arith.constant 123456789123 : index
  %e = arith.cmpi eq, %h, %z : index
  scf.if %e {
    %t = memref.alloc(%n) : memref<?xi32>
    memref.dealloc %t : memref<?xi32>
  }
  return
}

func.func @copies_alone(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  %n = arith.constant 1048577 : index
  %e = arith.cmpi eq, %d, %n : index
  scf.if %e {
    %t = memref.alloc() : memref<4xi32>
    memref.copy %m, %t : memref<?xi32> to memref<4xi32>
    memref.dealloc %t : memref<4xi32>
  }
  return
}

func.func @divides_alone(%a: i32, %b: i32) {
  %k = arith.constant -1640531535 : i32
  %h = arith.muli %a, %k : i32
  %n = arith.constant 1234567 : i32
  %e = arith.cmpi eq, %h, %n : i32
  scf.if %e {
    %q = arith.divsi %a, %b : i32
  }
  return
}

func.func @map_that_overflows(%i: index, %m: memref<8xi32>) {
  %j = affine.apply affine_map<()[s0] -> (s0 - ((s0 + 3) floordiv 8) * 8 + 3)>()[%i]
  %v = memref.load %m[%j] : memref<8xi32>
  func.call @see_number(%v) : (i32) -> ()
  return
}

func.func @poison_through_a_block(%a: i32, %b: i32, %c: i1) {
  %s = arith.addi %a, %b overflow<nsw> : i32
  %x = arith.cmpi sgt, %s, %a : i32
  %r = arith.andi %c, %x : i1
  cf.br ^bb1(%r : i1)
^bb1(%p: i1):
  func.call @see(%p) : (i1) -> ()
  return
}
