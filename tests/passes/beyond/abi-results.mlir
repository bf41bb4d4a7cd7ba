// freehold.result_ownership: borrowed results are not the caller's to free or to hand on; dynamic ones have an i1
// beside them, which a dynamic argument takes on.
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation,fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},fh-bufferization-lower-deallocations' --oracle interp,native

func.func private @sink(%m: memref<4xi32> {freehold.arg_ownership = "owned"}) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  vector.print %v : i32
  return
}
func.func private @sink2(%m: memref<4xi32> {freehold.arg_ownership = "owned"}, %n: memref<4xi32> {freehold.arg_ownership = "owned"}) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  vector.print %v : i32
  %w = memref.load %n[%c0] : memref<4xi32>
  vector.print %w : i32
  return
}
func.func private @through(%m: memref<4xi32> {freehold.arg_ownership = "owned"}) -> memref<4xi32> {
  return %m : memref<4xi32>
}
func.func private @through_dyn(%m: memref<4xi32> {freehold.arg_ownership = "dynamic"}) -> (memref<4xi32> {freehold.result_ownership = "dynamic"}) {
  return %m : memref<4xi32>
}
func.func private @borrow(%m: memref<4xi32>) -> (memref<4xi32> {freehold.result_ownership = "borrowed"}) {
  return %m : memref<4xi32>
}
func.func private @pick(%c: i1, %m: memref<4xi32> {freehold.arg_ownership = "owned"}, %n: memref<4xi32> {freehold.arg_ownership = "dynamic"}) -> (memref<4xi32> {freehold.result_ownership = "owned"}) {
  %r = arith.select %c, %m, %n : memref<4xi32>
  return %r : memref<4xi32>
}
func.func private @both(%c: i1, %m: memref<4xi32> {freehold.arg_ownership = "dynamic"}, %n: memref<4xi32> {freehold.arg_ownership = "dynamic"}) -> (memref<4xi32> {freehold.result_ownership = "dynamic"}, memref<4xi32> {freehold.result_ownership = "dynamic"}) {
  %r = arith.select %c, %m, %n : memref<4xi32>
  return %r, %m : memref<4xi32>, memref<4xi32>
}
func.func private @make(%x: i32) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a : memref<4xi32>
}
func.func @loop(%x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<4xi32> {
    %q = func.call @through(%p) : (memref<4xi32>) -> memref<4xi32>
    %k = func.call @through_dyn(%q) : (memref<4xi32>) -> memref<4xi32>
    scf.yield %k : memref<4xi32>
  }
  call @sink(%r) : (memref<4xi32>) -> ()
  return
}
func.func @borrowed_result(%x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %b = func.call @borrow(%a) : (memref<4xi32>) -> memref<4xi32>
  %v = memref.load %b[%c0] : memref<4xi32>
  vector.print %v : i32
  call @sink(%b) : (memref<4xi32>) -> ()
  return
}
func.func @borrowed_returned(%x: i32, %c: i1, %m: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %b = func.call @borrow(%a) : (memref<4xi32>) -> memref<4xi32>
  %d = func.call @borrow(%m) : (memref<4xi32>) -> memref<4xi32>
  return %b, %d : memref<4xi32>, memref<4xi32>
}
func.func @picked(%x: i32, %c: i1, %d: i1, %m: memref<4xi32>) -> memref<4xi32> {
  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %s = arith.select %d, %a, %m : memref<4xi32>
  %r = func.call @pick(%c, %a, %s) : (i1, memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  %q = func.call @pick(%c, %r, %m) : (i1, memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  %t:2 = func.call @both(%c, %q, %q) : (i1, memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>)
  call @sink2(%t#0, %t#1) : (memref<4xi32>, memref<4xi32>) -> ()
  return %m : memref<4xi32>
}
