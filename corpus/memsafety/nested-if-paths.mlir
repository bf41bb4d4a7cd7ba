// expected: safe
func.func @f(%a: i1, %b: i1) {
  %m = memref.alloc() : memref<4xf32>
  scf.if %a {
    scf.if %b {
      memref.dealloc %m : memref<4xf32>
    } else {
      memref.dealloc %m : memref<4xf32>
    }
  } else {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
