// expected: double-free
// args: 1
func.func @f(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %d = memref.alloc() : memref<4xf32>
  cf.br ^head(%n, %a, %b, %c, %d : i32, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>)
^head(%k: i32, %p: memref<4xf32>, %q: memref<4xf32>, %r: memref<4xf32>, %s: memref<4xf32>):
  %more = arith.cmpi sgt, %k, %zero : i32
  cf.cond_br %more, ^body, ^end
^body:
  %l = arith.subi %k, %one : i32
  cf.br ^head(%l, %q, %r, %s, %q : i32, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>)
^end:
  memref.dealloc %p : memref<4xf32>
  memref.dealloc %q : memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  memref.dealloc %s : memref<4xf32>
  return
}
