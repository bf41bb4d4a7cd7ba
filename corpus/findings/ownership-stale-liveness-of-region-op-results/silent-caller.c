#include <stdlib.h>
typedef struct { int *p,*a; long o,s,t; } M; typedef struct { M m; int i; } R;
void use_4xi32(int*p,int*a,long o,long s,long t){}
void _mlir_ciface_entry0(R*,M*,_Bool,int,long,_Bool);
#include <stdio.h>
void printI64(long v){printf("%ld",v);} void printNewline(void){puts("");}
int main(){ int b[4]={1,2,3,4}; M m={b,b,0,4,1}; R r; _mlir_ciface_entry0(&r,&m,0,7,3,1); free(r.m.p); return 0; }
