// A packet writer carves header and payload out of one arena of bytes; the payload's view begins after the header.
func.func @write_packet(%payload: memref<8xi32>, %checked: i1, %kind: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %mask = arith.constant 255 : i32
  %arena = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
  %header = memref.view %arena[%c0][] : memref<64xi8> to memref<8xi8>
  %body = memref.view %arena[%c8][] : memref<64xi8> to memref<8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %kind, %header[%i] : memref<8xi8>
    %word = memref.load %payload[%i] : memref<8xi32>
    memref.store %word, %body[%i] : memref<8xi32>
  }
  cf.cond_br %checked, ^check, ^send
^check:
  %sums = memref.alloc() : memref<8xi32>
  linalg.fill ins(%zero : i32) outs(%sums : memref<8xi32>)
  scf.for %i = %c1 to %c8 step %c1 {
    %before = arith.subi %i, %c1 : index
    %x = memref.load %body[%i] : memref<8xi32>
    %y = memref.load %sums[%before] : memref<8xi32>
    %sum = arith.xori %x, %y : i32
    memref.store %sum, %sums[%i] : memref<8xi32>
  }
  %last = memref.load %sums[%c1] : memref<8xi32>
  %byte = arith.andi %last, %mask : i32
  %narrow = arith.trunci %byte : i32 to i8
  memref.store %narrow, %arena[%c1] : memref<64xi8>
  cf.br ^send
^send:
  %first = memref.load %body[%c0] : memref<8xi32>
  memref.store %kind, %arena[%c0] : memref<64xi8>
  return %first : i32
}
