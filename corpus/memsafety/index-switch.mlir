// expected: safe
func.func @f(%k: index, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  %m = scf.index_switch %k -> memref<4xf32>
  case 1 {
    memref.dealloc %b : memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  case 7 {
    memref.dealloc %a : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  default {
    memref.dealloc %b : memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  %v = memref.load %m[%c0] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %v : f32
}
