// Precondition: the loop ends: x is halved until it is below a tolerance that is not zero.
// Words: cf.assert: x is above 2
func.func @halve(%x: f64, %tolerance: f64) -> (f64, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %fzero = arith.constant 0.0 : f64
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %useful = arith.cmpf ogt, %x, %two : f64
  cf.assert %useful, "x is above 2"
  %count = memref.alloc() : memref<1xi32>
  memref.store %zero, %count[%c0] : memref<1xi32>
  %r = scf.while (%y = %x) : (f64) -> f64 {
    %more = arith.cmpf oge, %y, %tolerance : f64
    scf.condition(%more) %y : f64
  } do {
  ^bb0(%y: f64):
    %n = memref.load %count[%c0] : memref<1xi32>
    %n1 = arith.addi %n, %one : i32
    memref.store %n1, %count[%c0] : memref<1xi32>
    %h = arith.mulf %y, %half : f64
    scf.yield %h : f64
  }
  return %r, %count : f64, memref<1xi32>
}
