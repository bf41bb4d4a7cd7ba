// arith.cmpi: comparison of integers under each predicate.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %a0 = arith.constant -1 : i8
  %b0 = arith.constant 1 : i8
  %r0 = arith.cmpi eq, %a0, %b0 : i8
  // CHECK-NEXT: result 0 = false : i1
  %a1 = arith.constant 1 : i8
  %b1 = arith.constant -1 : i8
  %r1 = arith.cmpi eq, %a1, %b1 : i8
  // CHECK-NEXT: result 1 = false : i1
  %a2 = arith.constant -128 : i8
  %b2 = arith.constant 127 : i8
  %r2 = arith.cmpi eq, %a2, %b2 : i8
  // CHECK-NEXT: result 2 = false : i1
  %a3 = arith.constant -1 : i8
  %b3 = arith.constant 1 : i8
  %r3 = arith.cmpi ne, %a3, %b3 : i8
  // CHECK-NEXT: result 3 = true : i1
  %a4 = arith.constant 1 : i8
  %b4 = arith.constant -1 : i8
  %r4 = arith.cmpi ne, %a4, %b4 : i8
  // CHECK-NEXT: result 4 = true : i1
  %a5 = arith.constant -128 : i8
  %b5 = arith.constant 127 : i8
  %r5 = arith.cmpi ne, %a5, %b5 : i8
  // CHECK-NEXT: result 5 = true : i1
  %a6 = arith.constant -1 : i8
  %b6 = arith.constant 1 : i8
  %r6 = arith.cmpi slt, %a6, %b6 : i8
  // CHECK-NEXT: result 6 = true : i1
  %a7 = arith.constant 1 : i8
  %b7 = arith.constant -1 : i8
  %r7 = arith.cmpi slt, %a7, %b7 : i8
  // CHECK-NEXT: result 7 = false : i1
  %a8 = arith.constant -128 : i8
  %b8 = arith.constant 127 : i8
  %r8 = arith.cmpi slt, %a8, %b8 : i8
  // CHECK-NEXT: result 8 = true : i1
  %a9 = arith.constant -1 : i8
  %b9 = arith.constant 1 : i8
  %r9 = arith.cmpi sle, %a9, %b9 : i8
  // CHECK-NEXT: result 9 = true : i1
  %a10 = arith.constant 1 : i8
  %b10 = arith.constant -1 : i8
  %r10 = arith.cmpi sle, %a10, %b10 : i8
  // CHECK-NEXT: result 10 = false : i1
  %a11 = arith.constant -128 : i8
  %b11 = arith.constant 127 : i8
  %r11 = arith.cmpi sle, %a11, %b11 : i8
  // CHECK-NEXT: result 11 = true : i1
  %a12 = arith.constant -1 : i8
  %b12 = arith.constant 1 : i8
  %r12 = arith.cmpi sgt, %a12, %b12 : i8
  // CHECK-NEXT: result 12 = false : i1
  %a13 = arith.constant 1 : i8
  %b13 = arith.constant -1 : i8
  %r13 = arith.cmpi sgt, %a13, %b13 : i8
  // CHECK-NEXT: result 13 = true : i1
  %a14 = arith.constant -128 : i8
  %b14 = arith.constant 127 : i8
  %r14 = arith.cmpi sgt, %a14, %b14 : i8
  // CHECK-NEXT: result 14 = false : i1
  %a15 = arith.constant -1 : i8
  %b15 = arith.constant 1 : i8
  %r15 = arith.cmpi sge, %a15, %b15 : i8
  // CHECK-NEXT: result 15 = false : i1
  %a16 = arith.constant 1 : i8
  %b16 = arith.constant -1 : i8
  %r16 = arith.cmpi sge, %a16, %b16 : i8
  // CHECK-NEXT: result 16 = true : i1
  %a17 = arith.constant -128 : i8
  %b17 = arith.constant 127 : i8
  %r17 = arith.cmpi sge, %a17, %b17 : i8
  // CHECK-NEXT: result 17 = false : i1
  %a18 = arith.constant -1 : i8
  %b18 = arith.constant 1 : i8
  %r18 = arith.cmpi ult, %a18, %b18 : i8
  // CHECK-NEXT: result 18 = false : i1
  %a19 = arith.constant 1 : i8
  %b19 = arith.constant -1 : i8
  %r19 = arith.cmpi ult, %a19, %b19 : i8
  // CHECK-NEXT: result 19 = true : i1
  %a20 = arith.constant -128 : i8
  %b20 = arith.constant 127 : i8
  %r20 = arith.cmpi ult, %a20, %b20 : i8
  // CHECK-NEXT: result 20 = false : i1
  %a21 = arith.constant -1 : i8
  %b21 = arith.constant 1 : i8
  %r21 = arith.cmpi ule, %a21, %b21 : i8
  // CHECK-NEXT: result 21 = false : i1
  %a22 = arith.constant 1 : i8
  %b22 = arith.constant -1 : i8
  %r22 = arith.cmpi ule, %a22, %b22 : i8
  // CHECK-NEXT: result 22 = true : i1
  %a23 = arith.constant -128 : i8
  %b23 = arith.constant 127 : i8
  %r23 = arith.cmpi ule, %a23, %b23 : i8
  // CHECK-NEXT: result 23 = false : i1
  %a24 = arith.constant -1 : i8
  %b24 = arith.constant 1 : i8
  %r24 = arith.cmpi ugt, %a24, %b24 : i8
  // CHECK-NEXT: result 24 = true : i1
  %a25 = arith.constant 1 : i8
  %b25 = arith.constant -1 : i8
  %r25 = arith.cmpi ugt, %a25, %b25 : i8
  // CHECK-NEXT: result 25 = false : i1
  %a26 = arith.constant -128 : i8
  %b26 = arith.constant 127 : i8
  %r26 = arith.cmpi ugt, %a26, %b26 : i8
  // CHECK-NEXT: result 26 = true : i1
  %a27 = arith.constant -1 : i8
  %b27 = arith.constant 1 : i8
  %r27 = arith.cmpi uge, %a27, %b27 : i8
  // CHECK-NEXT: result 27 = true : i1
  %a28 = arith.constant 1 : i8
  %b28 = arith.constant -1 : i8
  %r28 = arith.cmpi uge, %a28, %b28 : i8
  // CHECK-NEXT: result 28 = false : i1
  %a29 = arith.constant -128 : i8
  %b29 = arith.constant 127 : i8
  %r29 = arith.cmpi uge, %a29, %b29 : i8
  // CHECK-NEXT: result 29 = true : i1
  // equal operands
  %a30 = arith.constant -5 : index
  %b30 = arith.constant -5 : index
  %r30 = arith.cmpi eq, %a30, %b30 : index
  // CHECK-NEXT: result 30 = true : i1
  // equal operands
  %a31 = arith.constant -5 : index
  %b31 = arith.constant -5 : index
  %r31 = arith.cmpi ne, %a31, %b31 : index
  // CHECK-NEXT: result 31 = false : i1
  // equal operands
  %a32 = arith.constant -5 : index
  %b32 = arith.constant -5 : index
  %r32 = arith.cmpi slt, %a32, %b32 : index
  // CHECK-NEXT: result 32 = false : i1
  // equal operands
  %a33 = arith.constant -5 : index
  %b33 = arith.constant -5 : index
  %r33 = arith.cmpi sle, %a33, %b33 : index
  // CHECK-NEXT: result 33 = true : i1
  // equal operands
  %a34 = arith.constant -5 : index
  %b34 = arith.constant -5 : index
  %r34 = arith.cmpi sgt, %a34, %b34 : index
  // CHECK-NEXT: result 34 = false : i1
  // equal operands
  %a35 = arith.constant -5 : index
  %b35 = arith.constant -5 : index
  %r35 = arith.cmpi sge, %a35, %b35 : index
  // CHECK-NEXT: result 35 = true : i1
  // equal operands
  %a36 = arith.constant -5 : index
  %b36 = arith.constant -5 : index
  %r36 = arith.cmpi ult, %a36, %b36 : index
  // CHECK-NEXT: result 36 = false : i1
  // equal operands
  %a37 = arith.constant -5 : index
  %b37 = arith.constant -5 : index
  %r37 = arith.cmpi ule, %a37, %b37 : index
  // CHECK-NEXT: result 37 = true : i1
  // equal operands
  %a38 = arith.constant -5 : index
  %b38 = arith.constant -5 : index
  %r38 = arith.cmpi ugt, %a38, %b38 : index
  // CHECK-NEXT: result 38 = false : i1
  // equal operands
  %a39 = arith.constant -5 : index
  %b39 = arith.constant -5 : index
  %r39 = arith.cmpi uge, %a39, %b39 : index
  // CHECK-NEXT: result 39 = true : i1
  // two words
  %a40 = arith.constant -18446744073709551616 : i65
  %b40 = arith.constant 1 : i65
  %r40 = arith.cmpi eq, %a40, %b40 : i65
  // CHECK-NEXT: result 40 = false : i1
  // two words
  %a41 = arith.constant -18446744073709551616 : i65
  %b41 = arith.constant 1 : i65
  %r41 = arith.cmpi ne, %a41, %b41 : i65
  // CHECK-NEXT: result 41 = true : i1
  // two words
  %a42 = arith.constant -18446744073709551616 : i65
  %b42 = arith.constant 1 : i65
  %r42 = arith.cmpi slt, %a42, %b42 : i65
  // CHECK-NEXT: result 42 = true : i1
  // two words
  %a43 = arith.constant -18446744073709551616 : i65
  %b43 = arith.constant 1 : i65
  %r43 = arith.cmpi sle, %a43, %b43 : i65
  // CHECK-NEXT: result 43 = true : i1
  // two words
  %a44 = arith.constant -18446744073709551616 : i65
  %b44 = arith.constant 1 : i65
  %r44 = arith.cmpi sgt, %a44, %b44 : i65
  // CHECK-NEXT: result 44 = false : i1
  // two words
  %a45 = arith.constant -18446744073709551616 : i65
  %b45 = arith.constant 1 : i65
  %r45 = arith.cmpi sge, %a45, %b45 : i65
  // CHECK-NEXT: result 45 = false : i1
  // two words
  %a46 = arith.constant -18446744073709551616 : i65
  %b46 = arith.constant 1 : i65
  %r46 = arith.cmpi ult, %a46, %b46 : i65
  // CHECK-NEXT: result 46 = false : i1
  // two words
  %a47 = arith.constant -18446744073709551616 : i65
  %b47 = arith.constant 1 : i65
  %r47 = arith.cmpi ule, %a47, %b47 : i65
  // CHECK-NEXT: result 47 = false : i1
  // two words
  %a48 = arith.constant -18446744073709551616 : i65
  %b48 = arith.constant 1 : i65
  %r48 = arith.cmpi ugt, %a48, %b48 : i65
  // CHECK-NEXT: result 48 = true : i1
  // two words
  %a49 = arith.constant -18446744073709551616 : i65
  %b49 = arith.constant 1 : i65
  %r49 = arith.cmpi uge, %a49, %b49 : i65
  // CHECK-NEXT: result 49 = true : i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// CHECK-NEXT: returned
