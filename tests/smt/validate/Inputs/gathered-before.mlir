func.func private @touch(memref<?xi32>)

// The offset is 0, since the smaller one of 0 and any number is.
func.func @offset_is_folded(%m: memref<?xi32>, %n: index, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %least = arith.minui %c0, %n : index
  %size = arith.subi %n, %least : index
  %v = memref.subview %m[%least] [%size] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %x = memref.load %v[%i] : memref<?xi32, strided<[1], offset: ?>>
  return %x : i32
}

// A clone is read after something was printed.
func.func @clone_is_read_after_printing(%m: memref<?xi32>, %i: index) -> i32 {
  %c = bufferization.clone %m : memref<?xi32> to memref<?xi32>
  vector.print %i : index
  %x = memref.load %c[%i] : memref<?xi32>
  memref.dealloc %c : memref<?xi32>
  return %x : i32
}

func.func @index_is_not_used(%m: memref<4xi32>, %n: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xi32>) outs(%n : memref<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    linalg.yield %in : i32
  }
  return
}

func.func @division_is_not_used(%m: memref<4xi32>, %n: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xi32>) outs(%n : memref<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  }
  return
}

// The size of the buffer is that of the loop that ran before.
func.func @size_of_an_earlier_loop(%c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %k = scf.while (%i = %c0) : (index) -> index {
    %isLess = arith.cmpi ult, %i, %n : index
    scf.condition(%isLess) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  %a = memref.alloc(%k) : memref<?xi32>
  linalg.fill ins(%c7 : i32) outs(%a : memref<?xi32>)
  %size = memref.dim %a, %c0 : memref<?xi32>
  %isAny = arith.cmpi ugt, %size, %c0 : index
  %x = scf.if %isAny -> (i32) {
    %y = memref.load %a[%c0] : memref<?xi32>
    scf.yield %y : i32
  } else {
    scf.yield %c7 : i32
  }
  call @touch(%a) : (memref<?xi32>) -> ()
  memref.dealloc %a : memref<?xi32>
  return %x : i32
}

// Two loops, one in the other, with a choice in the inner one whose values the outer one carries.
func.func @choice_in_loops(%c: i1, %n: index, %p: i32, %q: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %p, %b = %q) -> (i32, i32) {
    %s:2 = scf.for %j = %c0 to %n step %c1 iter_args(%d = %a, %e = %b) -> (i32, i32) {
      %isLess = arith.cmpi slt, %d, %e : i32
      %t:2 = scf.if %isLess -> (i32, i32) {
        scf.yield %e, %d : i32, i32
      } else {
        scf.yield %d, %p : i32, i32
      }
      vector.print %t#0 : i32
      scf.yield %t#1, %t#0 : i32, i32
    }
    vector.print %s#0 : i32
    scf.yield %s#1, %s#0 : i32, i32
  }
  return %r#0 : i32
}

// What the choice of the last iteration was.
func.func @choice_before(%c: i1, %n: index, %p: i32, %q: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %p, %last = %q) -> (i32, i32) {
    %isLess = arith.cmpi slt, %a, %q : i32
    %t = scf.if %isLess -> (i32) {
      %sum = arith.addi %a, %q : i32
      scf.yield %sum : i32
    } else {
      %less = arith.subi %a, %p : i32
      scf.yield %less : i32
    }
    vector.print %last : i32
    scf.yield %t, %t : i32, i32
  }
  return %r#1 : i32
}

// A load that nobody uses may be out of bounds.
func.func @dead_load_in_region(%m: memref<4xi32>, %n: memref<4xi32>, %k: index, %o: memref<?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : memref<4xi32>) outs(%n : memref<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  }
  return
}

func.func @clone_of_one_of_two(%m: memref<4xi32>, %o: memref<4xi32>, %c: i1, %i: index) -> i32 {
  %s = scf.if %c -> memref<4xi32> {
    scf.yield %m : memref<4xi32>
  } else {
    scf.yield %o : memref<4xi32>
  }
  %k = bufferization.clone %s : memref<4xi32> to memref<4xi32>
  vector.print %i : index
  %x = memref.load %k[%i] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  return %x : i32
}
