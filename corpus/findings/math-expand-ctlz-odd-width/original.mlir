func.func @main(%c: i5) -> (i5) {
  %t = math.ctlz %c : i5
  return %t : i5
}
