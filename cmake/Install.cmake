# cmake --install build --prefix X [--component passes|tools]
#   passes   headers, library and CMake package for pipelines built in C++, plug-in, freehold-opt
#   tools    the judges and the fuzzer
# Headers keep the spelling that they have in the tree: #include "passes/Passes.h".
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(headers passes/Passes.h passes/Options.h)
file(GLOB interfaces CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
  passes/analysis/*.h passes/lower/InlineDealloc.h passes/lower/BaseAddress.h)
foreach(header ${headers} ${interfaces})
  get_filename_component(folder ${header} DIRECTORY)
  install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/freehold/${folder} COMPONENT passes)
endforeach()

target_compile_features(freehold_passes PUBLIC cxx_std_20)
set_target_properties(freehold_passes PROPERTIES EXPORT_NAME Passes)
install(TARGETS freehold_passes EXPORT FreeholdTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT passes
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/freehold)
install(TARGETS FreeholdPasses DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT passes)
install(TARGETS freehold-opt DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT passes)

# Judges look for the drivers of native runs beside themselves.
install(TARGETS freehold-check freehold-run freehold-prove freehold-fuzz freehold-reduce freehold-native-plain
  freehold-native-asan DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Freehold)
configure_package_config_file(cmake/FreeholdConfig.cmake.in ${CMAKE_BINARY_DIR}/FreeholdConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/FreeholdConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/FreeholdConfig.cmake ${CMAKE_BINARY_DIR}/FreeholdConfigVersion.cmake
  DESTINATION ${package} COMPONENT passes)
install(EXPORT FreeholdTargets NAMESPACE Freehold:: DESTINATION ${package} COMPONENT passes)
