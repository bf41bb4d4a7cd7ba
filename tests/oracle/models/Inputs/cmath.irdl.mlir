irdl.dialect @cmath {
  irdl.operation @square {
    %0 = irdl.is i32
    irdl.operands(x: %0)
    irdl.results(y: %0)
  }
}
