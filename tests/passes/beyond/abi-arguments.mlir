// freehold.arg_ownership = "owned": the caller's buffer is handed over at its last use, a clone where it is used
// later, returned, borrowed, freed by the program, or passed twice.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation,fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | sed 's/freehold.deallocated = \["memref"\]//' > %t.once
// RUN: freehold-check %s --command 'freehold-opt %t.once --fh-ownership-based-buffer-deallocation --fh-bufferization-lower-deallocations'

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
func.func private @mixed(%m: memref<4xi32> {freehold.arg_ownership = "owned"}, %n: memref<4xi32>) {
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
func.func private @borrow(%m: memref<4xi32>) -> (memref<4xi32> {freehold.result_ownership = "borrowed"}) {
  return %m : memref<4xi32>
}
func.func private @make(%x: i32) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a : memref<4xi32>
}
func.func @last_use(%x: i32) {
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  call @sink2(%a, %a) : (memref<4xi32>, memref<4xi32>) -> ()
  return
}

// CHECK-LABEL: @not_last
// CHECK: %[[A:.*]] = call @make
// CHECK: %[[COPY:.*]] = bufferization.clone %[[A]]
// CHECK: call @sink(%[[COPY]])
// CHECK: %[[BASE:[a-z_0-9]+]], %{{.*}} = memref.extract_strided_metadata %[[A]]
// CHECK: bufferization.dealloc (%[[BASE]] : memref<i32>)

func.func @not_last(%x: i32) {
  %c0 = arith.constant 0 : index
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  call @sink(%a) : (memref<4xi32>) -> ()
  %v = memref.load %a[%c0] : memref<4xi32>
  vector.print %v : i32
  return
}

// CHECK-LABEL: @twice
// CHECK: %[[A:.*]] = call @make
// CHECK: %[[COPY:.*]] = bufferization.clone %[[A]]
// CHECK: call @sink(%[[COPY]])
// CHECK-NOT: bufferization.clone
// CHECK: call @sink(%[[A]])
// CHECK-NOT: bufferization.dealloc
// CHECK: return

func.func @twice(%x: i32) {
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  call @sink(%a) : (memref<4xi32>) -> ()
  call @sink(%a) : (memref<4xi32>) -> ()
  return
}
func.func @argument(%x: i32, %m: memref<4xi32>, %n: memref<4xi32>) {
  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
  call @sink(%m) : (memref<4xi32>) -> ()
  call @mixed(%m, %m) : (memref<4xi32>, memref<4xi32>) -> ()
  return
}
func.func @mixed_same(%x: i32) {
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  call @mixed(%a, %a) : (memref<4xi32>, memref<4xi32>) -> ()
  return
}
func.func @view(%x: i32) {
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<8xi32> to memref<4xi32>
  call @sink(%v) : (memref<4xi32>) -> ()
  return
}
func.func @select(%x: i32, %c: i1, %d: i1) -> memref<4xi32> {
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  %b = func.call @make(%x) : (i32) -> memref<4xi32>
  %s = arith.select %c, %a, %b : memref<4xi32>
  %t = arith.select %d, %a, %b : memref<4xi32>
  call @sink(%s) : (memref<4xi32>) -> ()
  return %t : memref<4xi32>
}
func.func @cfg(%x: i32, %c: i1, %d: i1, %m: memref<4xi32>) {
  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  cf.cond_br %c, ^j(%a : memref<4xi32>), ^j(%m : memref<4xi32>)
^j(%p: memref<4xi32>):
  cf.cond_br %d, ^s, ^t
^s:
  call @sink(%p) : (memref<4xi32>) -> ()
  cf.br ^t
^t:
  return
}
func.func @execute(%x: i32, %c: i1) {
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  scf.if %c { func.call @sink(%a) : (memref<4xi32>) -> () }
  return
}
func.func @stored(%x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %box = memref.alloc() : memref<1xmemref<4xi32>>
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  memref.store %a, %box[%c0] : memref<1xmemref<4xi32>>
  func.call @sink(%a) : (memref<4xi32>) -> ()
  %b = memref.load %box[%c0] : memref<1xmemref<4xi32>>
  %v = memref.load %b[%c0] : memref<4xi32>
  vector.print %v : i32
  return
}
func.func @then_freed(%x: i32, %c: i1) {
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  func.call @sink(%a) : (memref<4xi32>) -> ()
  memref.dealloc %a : memref<4xi32>
  return
}
func.func @sometimes_freed(%x: i32, %c: i1) {
  %a = func.call @make(%x) : (i32) -> memref<4xi32>
  cf.cond_br %c, ^f, ^g
^f:
  memref.dealloc %a : memref<4xi32>
  cf.br ^e
^g:
  func.call @sink(%a) : (memref<4xi32>) -> ()
  cf.br ^e
^e:
  return
}
