// Style: Flang, target teams distribute parallel do over mapped arrays, and a team with sections and a barrier on the host.
module attributes {omp.is_target_device = false} {
  func.func @offload(%x: memref<?xf32>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %n = memref.dim %x, %c0 : memref<?xf32>
    %o = memref.alloc(%n) : memref<?xf32>
    %tmp = memref.alloc(%n) : memref<?xf32>
    %mx = omp.map.info var_ptr(%x : memref<?xf32>, f32) map_clauses(to) capture(ByRef) -> memref<?xf32>
    %mt = omp.map.info var_ptr(%tmp : memref<?xf32>, f32) map_clauses(tofrom) capture(ByRef) -> memref<?xf32>
    %mo = omp.map.info var_ptr(%o : memref<?xf32>, f32) map_clauses(from) capture(ByRef) -> memref<?xf32>
    omp.target map_entries(%mx -> %ax, %mt -> %at, %mo -> %ao : memref<?xf32>, memref<?xf32>, memref<?xf32>) {
      %z = arith.constant 0 : index
      %one = arith.constant 1 : index
      %m = memref.dim %ax, %z : memref<?xf32>
      omp.teams {
        omp.distribute {
          omp.loop_nest (%i) : index = (%z) to (%m) step (%one) {
            %v = memref.load %ax[%i] : memref<?xf32>
            %s = arith.addf %v, %v : f32
            memref.store %s, %at[%i] : memref<?xf32>
            omp.yield
          }
        }
        omp.terminator
      }
      omp.parallel {
        omp.wsloop {
          omp.loop_nest (%i) : index = (%z) to (%m) step (%one) {
            %v = memref.load %at[%i] : memref<?xf32>
            memref.store %v, %ao[%i] : memref<?xf32>
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return %o : memref<?xf32>
  }
  func.func @host(%a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %t = memref.alloc() : memref<2xf32>
    %r = memref.alloc() : memref<1xf32>
    omp.parallel {
      omp.sections {
        omp.section {
          %v = memref.load %a[%c0] : memref<4xf32>
          memref.store %v, %t[%c0] : memref<2xf32>
          omp.terminator
        }
        omp.section {
          %v = memref.load %b[%c0] : memref<4xf32>
          memref.store %v, %t[%c1] : memref<2xf32>
          omp.terminator
        }
        omp.terminator
      }
      omp.barrier
      omp.single {
        %x = memref.load %t[%c0] : memref<2xf32>
        %y = memref.load %t[%c1] : memref<2xf32>
        %s = arith.addf %x, %y : f32
        memref.store %s, %r[%c0] : memref<1xf32>
        omp.terminator
      }
      omp.terminator
    }
    %s = memref.load %r[%c0] : memref<1xf32>
    return %s : f32
  }
}
