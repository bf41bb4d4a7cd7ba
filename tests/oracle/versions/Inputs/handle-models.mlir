func.func @open() -> memref<1xi32> attributes {freehold.model = "handle.open"} {
  %a = memref.alloc() : memref<1xi32>
  return %a : memref<1xi32>
}

func.func @next(%x: i32) -> i32 attributes {freehold.model = "handle.next"} {
  %c1 = arith.constant 1 : i32
  %y = arith.addi %x, %c1 : i32
  return %y : i32
}
