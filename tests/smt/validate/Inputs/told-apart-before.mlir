func.func private @p(i32)
func.func private @q(index)
func.func @returned_twice() -> (memref<4xi32>, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  %e = arith.constant 7 : i32
  linalg.fill ins(%e : i32) outs(%a : memref<4xi32>)
  return %a, %a : memref<4xi32>, memref<4xi32>
}
func.func @atomic_kind(%m: memref<8xi32>, %v: i32) {
  %c1 = arith.constant 1 : index
  %x = memref.atomic_rmw addi %v, %m[%c1] : (i32, memref<8xi32>) -> i32
  return
}
func.func @body_of_other_value(%a: memref<4xi32>, %b: memref<4xi32>, %v: i32, %w: i32) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xi32>) outs(%b : memref<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %y = arith.addi %x, %v : i32
    linalg.yield %y : i32
  }
  return
}
func.func @step_of_forall(%m: memref<8xi32>, %v: i32) {
  scf.forall (%i) = (0) to (8) step (2) {
    memref.store %v, %m[%i] : memref<8xi32>
  }
  return
}
func.func @known_on_one_way(%c: i1) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  scf.if %c {
    func.call @p(%two) : (i32) -> ()
  }
  %x = arith.select %c, %one, %two : i32
  call @p(%x) : (i32) -> ()
  return
}
func.func @known_on_other_way(%c: i1) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  scf.if %c {
    func.call @p(%two) : (i32) -> ()
  }
  %x = arith.select %c, %one, %two : i32
  call @p(%x) : (i32) -> ()
  return
}
func.func @rounds_down(%n: index) {
  %x = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%n)
  call @q(%x) : (index) -> ()
  return
}
func.func @runs_on(%c: i1) {
  return
}
func.func @cast_to_four(%m: memref<?xi32>, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<?xi32>
  return %x : i32
}
