// Style: OpenACC: a data region with copyin and create, and a parallel loop.
func.func @vecadd(%a: memref<8xf32>, %b: memref<8xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %out = memref.alloc() : memref<8xf32>
  %tmp = memref.alloc() : memref<8xf32>
  %da = acc.copyin varPtr(%a : memref<8xf32>) varType(tensor<8xf32>) -> memref<8xf32>
  %dt = acc.create varPtr(%tmp : memref<8xf32>) varType(tensor<8xf32>) -> memref<8xf32>
  acc.data dataOperands(%da, %dt : memref<8xf32>, memref<8xf32>) {
    acc.parallel {
      acc.loop control(%i : index) = (%c0 : index) to (%c8 : index) step (%c1 : index) {
        %x = memref.load %a[%i] : memref<8xf32>
        %y = memref.load %b[%i] : memref<8xf32>
        %s = arith.addf %x, %y : f32
        memref.store %s, %out[%i] : memref<8xf32>
        acc.yield
      } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
      acc.yield
    }
    acc.terminator
  }
  acc.delete accPtr(%da : memref<8xf32>)
  acc.delete accPtr(%dt : memref<8xf32>)
  return %out : memref<8xf32>
}
