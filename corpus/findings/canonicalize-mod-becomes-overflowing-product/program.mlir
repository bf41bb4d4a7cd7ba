func.func private @f(%x: index) -> index {
  %0 = affine.apply affine_map<(d0) -> ((d0 + 3) mod 8)>(%x)
  return %0 : index
}
func.func @e() {
  %x = arith.constant -9223372036854775808 : index
  %0 = call @f(%x) : (index) -> index
  vector.print %0 : index
  return
}
