func.func @main(%c: index) -> (index) {
  %t = math.ctlz %c : index
  return %t : index
}
