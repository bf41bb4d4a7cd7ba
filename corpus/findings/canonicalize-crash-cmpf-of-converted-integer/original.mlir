func.func @f(%a: i32) -> i1 {
  %cst = arith.constant 0.0 : f64
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.cmpf false, %0, %cst : f64
  return %1 : i1
}
