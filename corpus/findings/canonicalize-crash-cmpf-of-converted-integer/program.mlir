module {
  func.func @f(%arg0: i32) -> i1 {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.sitofp %arg0 : i32 to f64
    %1 = arith.cmpf false, %0, %cst : f64
    return %1 : i1
  }
}
