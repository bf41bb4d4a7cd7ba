# Run by the build: cmake -D FOLDER=smt/lemmas -D OUT=FILE -P EmbedLemmas.cmake
# Writes rows for LemmaTable.cpp: IR_LEMMA(label, text) of each .mlir, and of each .cpp
# TERM_LEMMA(label, opening comment, function). In any order: the table sorts.
file(GLOB files ${FOLDER}/*.mlir ${FOLDER}/*.cpp)
list(SORT files)
set(rows "")
foreach(file ${files})
  get_filename_component(label ${file} NAME_WLE)
  file(READ ${file} text)
  if(file MATCHES "\\.mlir$")
    string(APPEND rows "IR_LEMMA(\"${label}\", R\"lemma(${text})lemma\")\n")
  else()
    string(REGEX MATCH "^(//[^\n]*\n)+" comment "${text}")
    string(REGEX REPLACE "[^A-Za-z0-9]" "_" name "${label}")
    string(APPEND rows "TERM_LEMMA(\"${label}\", R\"lemma(${comment})lemma\", lemma_${name})\n")
  endif()
endforeach()
file(WRITE ${OUT} "${rows}")
