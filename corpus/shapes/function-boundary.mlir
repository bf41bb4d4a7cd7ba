// From tests/passes/ownership/function-boundary.mlir.
func.func private @make(i32) -> memref<2xi32>
func.func private @see(memref<2xi32>)
func.func private @echo(memref<2xi32>, i32) -> memref<2xi32>
func.func @fresh_returned(%x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}
func.func @view_returned(%x: i32) -> memref<2xi32, strided<[1], offset: 1>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  %v = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.store %x, %v[%c0] : memref<2xi32, strided<[1], offset: 1>>
  memref.store %x, %v[%c1] : memref<2xi32, strided<[1], offset: 1>>
  return %v : memref<2xi32, strided<[1], offset: 1>>
}
func.func @argument_returned(%arg: memref<2xi32>) -> memref<2xi32> {
  return %arg : memref<2xi32>
}
func.func @perhaps_owned_returned(%c: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  return %p : memref<2xi32>
}
func.func @selected_returned(%c: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %x, %a[%c1] : memref<2xi32>
  %s = arith.select %c, %a, %arg : memref<2xi32>
  return %s : memref<2xi32>
}
func.func @argument_used(%arg: memref<2xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %arg[%c0] : memref<2xi32>
  return
}
func.func @call_result(%x: i32) {
  %r = func.call @make(%x) : (i32) -> memref<2xi32>
  func.call @see(%r) : (memref<2xi32>) -> ()
  return
}
func.func @indirect_call(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %f = func.constant @one : (i32) -> memref<2xi32>
  %g = func.constant @two : (i32) -> memref<2xi32>
  %h = arith.select %c, %f, %g : (i32) -> memref<2xi32>
  %r = func.call_indirect %h(%x) : (i32) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
func.func private @one(%x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}
func.func private @two(%x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %y = arith.addi %x, %x : i32
  memref.store %y, %a[%c0] : memref<2xi32>
  return %a : memref<2xi32>
}
func.func @operand_and_result(%x: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = func.call @echo(%a, %x) : (memref<2xi32>, i32) -> memref<2xi32>
  func.call @see(%r) : (memref<2xi32>) -> ()
  return
}
func.func @operand_handed_back(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = func.call @same(%a) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
func.func private @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @twice(%x: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  return %a, %a : memref<2xi32>, memref<2xi32>
}
func.func @perhaps_twice(%c: i1, %x: i32, %y: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  return %a, %s : memref<2xi32>, memref<2xi32>
}
func.func @two_returns(%c: i1, %x: i32, %y: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<2xi32>
^bb2:
  return %b : memref<2xi32>
}
