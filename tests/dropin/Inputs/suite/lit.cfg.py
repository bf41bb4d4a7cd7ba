# A test suite in the style of mlir-opt's own. Parameters: mlir-opt, the tool; plugin, libTestPasses.so; out,
# where temporary files go.
import os

import lit.formats

config.name = "dropin"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = lit_config.params["out"]
config.environment["PATH"] = os.environ["PATH"]
config.substitutions.append((r"\bmlir-opt\b", lit_config.params.get("mlir-opt", "mlir-opt-22")))
config.substitutions.append(("%plugin", lit_config.params["plugin"]))
