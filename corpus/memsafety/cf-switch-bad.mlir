// expected: leak
// args: -3
func.func @f(%k: i32) {
  %a = memref.alloc() : memref<4xf32>
  cf.switch %k : i32, [
    default: ^end(%a : memref<4xf32>),
    5: ^five,
    -3: ^three
  ]
^five:
  memref.dealloc %a : memref<4xf32>
  return
^three:
  %b = memref.alloc() : memref<4xf32>
  cf.br ^end(%b : memref<4xf32>)
^end(%p: memref<4xf32>):
  memref.dealloc %p : memref<4xf32>
  return
}
