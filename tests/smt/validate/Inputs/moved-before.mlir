func.func @slice_of_a_slice(%x: vector<4x4xf32>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %s = vector.extract_strided_slice %x {offsets = [1, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x4xf32> to vector<2x4xf32>
  %e = vector.extract %s[1] : vector<4xf32> from vector<2x4xf32>
  vector.store %e, %m[%c0] : memref<4xf32>, vector<4xf32>
  return
}

func.func @one_element(%x: i8, %y: i8, %m: memref<1xi8>) {
  %c0 = arith.constant 0 : index
  %e = vector.from_elements %x : vector<1xi8>
  vector.store %e, %m[%c0] : memref<1xi8>, vector<1xi8>
  return
}

func.func @constants(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %a = arith.constant dense<[7, 7, 9, 9]> : vector<4xi32>
  %b = arith.constant 8 : i32
  %e = vector.insert %b, %a[1] : i32 into vector<4xi32>
  vector.store %e, %m[%c0] : memref<4xi32>, vector<4xi32>
  return
}

func.func @splats(%m: memref<300xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  %e = vector.broadcast %z : f32 to vector<300xf32>
  vector.store %e, %m[%c0] : memref<300xf32>, vector<300xf32>
  return
}

func.func @there_and_back(%x: vector<2x3xf32>, %m: memref<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %t = vector.transpose %x, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %c = vector.shape_cast %t : vector<3x2xf32> to vector<6xf32>
  %d = vector.shape_cast %c : vector<6xf32> to vector<3x2xf32>
  %e = vector.transpose %d, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  vector.store %e, %m[%c0, %c0] : memref<2x3xf32>, vector<2x3xf32>
  return
}

func.func @rows_stretched(%x: vector<3x1xf32>, %m: memref<3x2xf32>) {
  %c0 = arith.constant 0 : index
  %e = vector.broadcast %x : vector<3x1xf32> to vector<3x2xf32>
  vector.store %e, %m[%c0, %c0] : memref<3x2xf32>, vector<3x2xf32>
  return
}

func.func @zipped(%x: vector<2xf32>, %y: vector<2xf32>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %e = vector.interleave %x, %y : vector<2xf32> -> vector<4xf32>
  vector.store %e, %m[%c0] : memref<4xf32>, vector<4xf32>
  return
}

func.func @slices_inserted(%x: vector<2xf32>, %y: vector<4xf32>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %e = vector.insert_strided_slice %x, %y {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %f, %g = vector.deinterleave %e : vector<4xf32> -> vector<2xf32>
  vector.store %f, %m[%c0] : memref<4xf32>, vector<2xf32>
  return
}

func.func @reads_in_bounds(%m: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %a = vector.transfer_read %m[%c0], %z : memref<8xf32>, vector<8xf32>
  %b = vector.transfer_read %m[%c1], %z : memref<8xf32>, vector<8xf32>
  %s = arith.addf %a, %b : vector<8xf32>
  vector.store %s, %o[%c0] : memref<8xf32>, vector<8xf32>
  return
}

func.func @condition_behind_a_store(%n: index, %m: memref<4xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 5 : i32
  %false = arith.constant false
  %true = arith.constant true
  %full = arith.cmpi uge, %n, %c4 : index
  %ok = scf.if %full -> i1 {
    scf.yield %false : i1
  } else {
    memref.store %x, %m[%n] : memref<4xi32>
    scf.yield %true : i1
  }
  return %ok : i1
}

func.func @three_ways_meet(%a: i1, %b: i1, %c: i1, %m: memref<i32>) -> i1 {
  %x = arith.constant 5 : i32
  %y = arith.constant 6 : i32
  %r = scf.if %a -> i1 {
    memref.store %x, %m[] : memref<i32>
    %q = scf.if %b -> i1 {
      memref.store %y, %m[] : memref<i32>
      scf.yield %c : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    scf.yield %q : i1
  } else {
    scf.yield %a : i1
  }
  return %r : i1
}

func.func @chosen_behind_a_store(%a: i1, %m: memref<2xindex>, %n: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5.0 : f32
  %p = memref.load %m[%c0] : memref<2xindex>
  %q = memref.load %m[%c1] : memref<2xindex>
  %at = scf.if %a -> index {
    memref.store %z, %n[%c0] : memref<?xf32>
    scf.yield %p : index
  } else {
    scf.yield %q : index
  }
  memref.store %z, %n[%at] : memref<?xf32>
  return
}

func.func @decides_where_the_source_chooses(%m: memref<i1>, %x: i32, %y: i32, %n: memref<i32>) {
  %c = memref.load %m[] : memref<i1>
  %r = arith.select %c, %x, %y : i32
  memref.store %r, %n[] : memref<i32>
  return
}

func.func @carried(%m: memref<?xi8>, %n: index, %o: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %k = arith.constant 7 : i8
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %v = memref.load %m[%i] : memref<?xi8>
    %c = arith.cmpi eq, %v, %k : i8
    %d = arith.select %c, %one, %zero : i32
    %t = arith.addi %acc, %d : i32
    %u = arith.maxsi %t, %d : i32
    memref.store %u, %o[%i] : memref<?xi32>
    scf.yield %u : i32
  }
  return %s : i32
}

func.func @condition_carried(%x: memref<?xf32>, %n: index, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %true) -> i1 {
    %q = scf.if %k -> i1 {
      %a = memref.load %x[%i] : memref<?xf32>
      %c = arith.cmpf olt, %a, %z : f32
      scf.yield %c : i1
    } else {
      scf.yield %k : i1
    }
    scf.yield %q : i1
  }
  return
}

func.func @least_of_a_map(%a: index, %b: index, %m: memref<?xf32>) {
  %z = arith.constant 5.0 : f32
  %x = affine.apply affine_map<(d0, d1) -> (d0 + d1 - 1)>(%a, %b)
  %y = affine.max affine_map<(d0) -> (d0, 0)>(%x)
  memref.store %z, %m[%y] : memref<?xf32>
  return
}

func.func @sum_that_wraps(%a: index, %b: index, %m: memref<?xf32>) {
  %z = arith.constant 5.0 : f32
  %x = arith.addi %a, %b : index
  %y = affine.max affine_map<(d0) -> (d0, 0)>(%x)
  memref.store %z, %m[%y] : memref<?xf32>
  return
}

func.func @lower_half(%a: i32, %b: i32) -> (i32, i1) {
  %l, %h = arith.mulsi_extended %a, %b : i32
  %s, %c = arith.addui_extended %l, %b : i32, i1
  return %s, %c : i32, i1
}

func.func private @least(%a: i64, %b: i64) -> i64 {
  %t = llvm.icmp "slt" %a, %b : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.cond_br %t, ^first, ^second
^first:
  %s = llvm.add %a, %one : i64
  return %s : i64
^second:
  return %b : i64
}
func.func @branches_of_llvm(%a: i64, %b: i64, %m: memref<i64>) {
  %r = func.call @least(%a, %b) : (i64, i64) -> i64
  memref.store %r, %m[] : memref<i64>
  return
}

func.func private @outside() -> i32
func.func @asks_outside(%m: memref<6xi32>, %n: memref<6xi32>, %o: memref<6xi32>) {
  %x = func.call @outside() : () -> i32
  %y = func.call @outside() : () -> i32
  %c = arith.cmpi slt, %x, %y : i32
  %s = arith.select %c, %m, %n : memref<6xi32>
  memref.copy %s, %o : memref<6xi32> to memref<6xi32>
  return
}

func.func @poison_of_another_lane(%x: i32, %y: i32) -> i32 {
  %h = arith.constant -1640531535 : i32
  %k = arith.constant 1431 : i32
  %ya = arith.muli %y, %h : i32
  %z = arith.cmpi eq, %ya, %k : i32
  %c5 = arith.constant 5 : i32
  %zi = arith.extui %z : i1 to i32
  %am = arith.shli %zi, %c5 : i32
  %p = arith.shli %y, %am : i32
  %s = vector.from_elements %x, %p : vector<2xi32>
  %r = vector.extract %s[0] : i32 from vector<2xi32>
  return %r : i32
}

func.func @poison_of_another_lane_stored(%m: memref<2xi32>, %v: vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %s = vector.shuffle %v, %v [0, -1] : vector<2xi32>, vector<2xi32>
  %t = vector.shuffle %s, %s [0, 1] : vector<2xi32>, vector<2xi32>
  vector.store %t, %m[%c0] : memref<2xi32>, vector<2xi32>
  return
}

func.func private @down(%n: i32, %by: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ends = arith.cmpi sle, %n, %zero : i32
  %r = scf.if %ends -> i32 {
    %s = arith.shli %one, %by : i32
    scf.yield %s : i32
  } else {
    %less = arith.subi %n, %one : i32
    %t = func.call @down(%less, %by) : (i32, i32) -> i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @answer_of_a_recursion(%n: i32, %by: i32, %x: i32, %y: i32, %m: memref<i32>) {
  %t = func.call @down(%n, %by) : (i32, i32) -> i32
  %c = arith.cmpi slt, %t, %x : i32
  %r = arith.select %c, %x, %y : i32
  memref.store %r, %m[] : memref<i32>
  return
}
