// Style: decompiler lifting machine code, a jump table as cf.switch that forwards buffers to shared blocks, result by the caller's pointer.
func.func @dispatch(%op: i32, %a: memref<4xi32>, %out: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %t = memref.alloc() : memref<4xi32>
  memref.copy %a, %t : memref<4xi32> to memref<4xi32>
  %u = memref.alloc() : memref<4xi32>
  linalg.add ins(%a, %t : memref<4xi32>, memref<4xi32>) outs(%u : memref<4xi32>)
  cf.switch %op : i32, [
    default: ^fail,
    0: ^store(%t, %k0 : memref<4xi32>, i32),
    1: ^store(%u, %k1 : memref<4xi32>, i32),
    2: ^twice(%u : memref<4xi32>)
  ]
^twice(%x: memref<4xi32>):
  %w = memref.alloc() : memref<4xi32>
  linalg.add ins(%x, %x : memref<4xi32>, memref<4xi32>) outs(%w : memref<4xi32>)
  cf.br ^store(%w, %op : memref<4xi32>, i32)
^store(%y: memref<4xi32>, %code: i32):
  memref.copy %y, %out : memref<4xi32> to memref<4xi32>
  %first = memref.load %y[%c0] : memref<4xi32>
  %r = arith.xori %first, %code : i32
  return %r : i32
^fail:
  %e = arith.constant -1 : i32
  return %e : i32
}
