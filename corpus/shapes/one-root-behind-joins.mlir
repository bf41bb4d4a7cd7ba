// A loop whose header joins two buffers, and a chain of joins behind it that all have the header's buffer: each from the one
// before it or from the header. The blocks stand against the flow, so that each round over them finds the root of one more.
func.func @f(%c: i1, %d: i1, %s: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %few = arith.minui %n, %c3 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%zero : i32) outs(%a : memref<4xi32>)
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%b : memref<4xi32>)
  cf.cond_br %c, ^h(%a, %few : memref<4xi32>, index), ^h(%b, %few : memref<4xi32>, index)
^b5(%v5: memref<4xi32>):
  %o5 = bufferization.dealloc (%u : memref<4xi32>) if (%d) retain (%v5 : memref<4xi32>)
  vector.print %o5 : i1
  cf.cond_br %d, ^h(%v5, %less : memref<4xi32>, index), ^x
^b4(%v4: memref<4xi32>):
  %o4 = bufferization.dealloc (%u : memref<4xi32>) if (%d) retain (%v4 : memref<4xi32>)
  vector.print %o4 : i1
  cf.cond_br %d, ^b5(%v4 : memref<4xi32>), ^x
^b3(%v3: memref<4xi32>):
  %o3 = bufferization.dealloc (%u : memref<4xi32>) if (%d) retain (%v3 : memref<4xi32>)
  vector.print %o3 : i1
  cf.cond_br %d, ^b4(%v3 : memref<4xi32>), ^x
^b2(%v2: memref<4xi32>):
  %o2 = bufferization.dealloc (%u : memref<4xi32>) if (%d) retain (%v2 : memref<4xi32>)
  vector.print %o2 : i1
  cf.cond_br %d, ^b3(%v2 : memref<4xi32>), ^x
^b1(%v1: memref<4xi32>):
  %o1 = bufferization.dealloc (%u : memref<4xi32>) if (%d) retain (%v1 : memref<4xi32>)
  vector.print %o1 : i1
  cf.cond_br %d, ^b2(%v1 : memref<4xi32>), ^x
^h(%u: memref<4xi32>, %k: index):
  %less = arith.subi %k, %c1 : index
  %goes_on = arith.cmpi ne, %k, %c0 : index
  cf.cond_br %goes_on, ^w, ^x
^w:
  cf.switch %s : i32, [
    default: ^x,
    1: ^b1(%u : memref<4xi32>),
    2: ^b2(%u : memref<4xi32>),
    3: ^b3(%u : memref<4xi32>),
    4: ^b4(%u : memref<4xi32>),
    5: ^b5(%u : memref<4xi32>)
  ]
^x:
  %last = memref.load %u[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return %last : i32
}
