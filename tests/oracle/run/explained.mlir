// An error shows the lines that it is about, the calls around the access, the allocation and the free, and the
// place in the buffer; a trace shows values. A right run says nothing.
//
// RUN: not freehold-run %s --entry dead 2>&1 | FileCheck %s --check-prefix=DEAD --strict-whitespace
// RUN: not freehold-run %s --entry outside --args 7 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry far --args 4611686018427387904 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not freehold-run %s --entry dead --json | FileCheck %s --check-prefix=JSON
// RUN: not freehold-run %s --entry leaks --json | FileCheck %s --check-prefix=LEAK
// RUN: not freehold-run %s --entry dead --trace 2>&1 | FileCheck %s --check-prefix=TRACE
// RUN: freehold-run %s --entry good --args 2 2>&1 | FileCheck %s --check-prefix=GOOD
// RUN: not freehold-run %s --entry dead --color 2>&1 | FileCheck %s --check-prefix=COLOUR
// RUN: not freehold-run %s --entry ded 2>&1 | FileCheck %s --check-prefix=NAME

func.func private @make() -> memref<2x4xi32> {
  %m = memref.alloc() : memref<2x4xi32>
  return %m : memref<2x4xi32>
}
func.func private @drop(%m: memref<2x4xi32>) {
  memref.dealloc %m : memref<2x4xi32>
  return
}
func.func private @read(%m: memref<2x4xi32>, %k: index) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.load %m[%c1, %k] : memref<2x4xi32>
  return %r : i32
}

// DEAD:      explained.mlir:[[#READ:]]:8: error: use-after-free: reads a freed buffer
// DEAD-NEXT:   %r = memref.load %m[%c1, %k] : memref<2x4xi32>
// DEAD-NEXT: {{^       \^$}}
// DEAD: explained.mlir:[[#READ]]:8: note: index [1, 2] of a memref of sizes [2, 4], strides [4, 1] and offset 0
// DEAD:      explained.mlir:[[#READ]]:8: note: reads 4 bytes at byte 24 of buffer #1, which has 32 bytes at 0x{{[0-9a-f]+$}}
// DEAD:      :8: note: allocated here
// DEAD-NEXT:   %m = memref.alloc() : memref<2x4xi32>
// DEAD:      :8: note: in a call from here
// DEAD-NEXT:   %m = call @make() : () -> memref<2x4xi32>
// DEAD:      :3: note: freed here
// DEAD:      :3: note: in a call from here
// DEAD-NEXT:   call @drop(%m) : (memref<2x4xi32>) -> ()
// DEAD:      :8: note: called from here
// DEAD-NEXT:   %r = call @read(%m, %c2) : (memref<2x4xi32>, index) -> i32

// JSON: "kind":"use-after-free"{{.*}}"notes":[{"location":"{{.*}}","message":"index [1, 2] {{.*}}"message":"reads 4 bytes {{.*}}"message":"allocated here"},{{.*}}"message":"in a call from here"},{{.*}}"message":"freed here"},{{.*}}"message":"in a call from here"},{{.*}}"message":"called from here"}]

// TRACE:      explained.mlir:{{.*}}: func.call
// TRACE-NEXT:   {{.*}}: memref.alloc
// TRACE-NEXT:     -> #1 [2, 4] at 0x[[A:[0-9a-f]+]]
// TRACE-NEXT:   {{.*}}: func.return (#1 [2, 4] at 0x[[A]])
// TRACE-NEXT: {{^}}  -> #1 [2, 4] at 0x[[A]]
// TRACE:      arith.constant
// TRACE-NEXT: -> 2
// TRACE:      memref.store (3, #1 [2, 4] at 0x[[A]], 1, 2)
// TRACE:      memref.load (#1 [2, 4] at 0x[[A]], dead, 1, 2)

// The colours of a terminal.
// COLOUR: {{.*}}[0;1;31merror: {{.*}}use-after-free

// NAME: there is no function '@ded'; did you mean '@dead'?
func.func @dead(%i: i32) -> i32 {
  %m = call @make() : () -> memref<2x4xi32>
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  memref.store %i, %m[%c1, %c2] : memref<2x4xi32>
  call @drop(%m) : (memref<2x4xi32>) -> ()
  %r = call @read(%m, %c2) : (memref<2x4xi32>, index) -> i32
  return %r : i32
}

// OUTSIDE: error: out-of-bounds: index 7 of dimension 1 of size 4
// OUTSIDE: note: index [1, 7] of a memref of sizes [2, 4], strides [4, 1] and offset 0
// OUTSIDE: note: allocated here
// OUTSIDE: note: in a call from here
func.func @outside(%k: index) -> i32 {
  %m = call @make() : () -> memref<2x4xi32>
  %r = call @read(%m, %k) : (memref<2x4xi32>, index) -> i32
  return %r : i32
}

// A place beyond 64 bits.
// FAR: error: out-of-bounds
// FAR: note: {{.*}} of buffer #1, which has 16 bytes
func.func @far(%k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %v = memref.reinterpret_cast %m to offset: [%k], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1], offset: ?>>
  %r = memref.load %v[%c0] : memref<4xi32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}

// LEAK: "leaks":[{"notion":"unfreed","location":"{{.*}}","bytes":32,"allocation":1}],"observations":[],"abi":[]
func.func @leaks() {
  %m = call @make() : () -> memref<2x4xi32>
  return
}

// GOOD-NOT: {{error|note}}
// GOOD: result 0 = 3 : i32
// GOOD-NEXT: {{^}}returned
func.func @good(%i: i32) -> i32 {
  %m = call @make() : () -> memref<2x4xi32>
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i32
  memref.store %three, %m[%c1, %c2] : memref<2x4xi32>
  %r = call @read(%m, %c2) : (memref<2x4xi32>, index) -> i32
  call @drop(%m) : (memref<2x4xi32>) -> ()
  return %r : i32
}
