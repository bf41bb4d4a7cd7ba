// Style: regular expression engine, bit sets of states as buffers that are swapped for each character.
func.func @accepts(%text: memref<?xi8>, %edge: memref<4x4xi8>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %false = arith.constant false
  %true = arith.constant true
  %n = memref.dim %text, %c0 : memref<?xi8>
  %now = memref.alloc() : memref<4xi1>
  linalg.fill ins(%false : i1) outs(%now : memref<4xi1>)
  memref.store %true, %now[%c0] : memref<4xi1>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%s = %now) -> (memref<4xi1>) {
    %ch = memref.load %text[%i] : memref<?xi8>
    %next = memref.alloc() : memref<4xi1>
    linalg.fill ins(%false : i1) outs(%next : memref<4xi1>)
    scf.for %a = %c0 to %c4 step %c1 {
      %on = memref.load %s[%a] : memref<4xi1>
      scf.if %on {
        scf.for %b = %c0 to %c4 step %c1 {
          %e = memref.load %edge[%a, %b] : memref<4x4xi8>
          %fit = arith.cmpi eq, %e, %ch : i8
          scf.if %fit {
            memref.store %true, %next[%b] : memref<4xi1>
          }
        }
      }
    }
    scf.yield %next : memref<4xi1>
  }
  %r = memref.load %end[%c3] : memref<4xi1>
  return %r : i1
}
