import os
import shutil
import subprocess

import lit.formats

config.name = "freehold"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "stress"]
config.test_source_root = os.path.join(config.freehold_source, "tests")
config.test_exec_root = os.path.join(config.freehold_build, "tests", "out")

llvm = "/usr/lib/llvm-22/bin"
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(config.freehold_build, "bin"), llvm, "/usr/bin", "/bin"]
)
# Other work on the machine must not change what a test says. What has to reach a time limit says which.
config.environment["FREEHOLD_TIME_FACTOR"] = "10"
# What freehold-prove remembers.
config.environment["XDG_CACHE_HOME"] = os.path.join(config.freehold_build, "tests", "cache")
config.substitutions.append(("%source", config.freehold_source))
config.substitutions.append(("%corpus", os.path.join(config.freehold_source, "corpus")))
config.substitutions.append(("%build", config.freehold_build))
# The tools with planted bugs are built only when somebody asks for them.
if os.path.exists(os.path.join(config.freehold_build, "planted", "bin", "freehold-planted-scan")):
    config.available_features.add("planted")
# Without a browser its test is unsupported, and counted so.
if shutil.which("chromium") or shutil.which("chromium-headless-shell"):
    config.available_features.add("chromium")
if all(shutil.which(tool, path="/usr/sbin:/usr/bin") for tool in ("munged", "slurmctld", "slurmd", "sbatch")):
    config.available_features.add("slurm")
# A small disk, and one that cannot be written, are mounts in a namespace of the test's own.
if shutil.which("unshare") and not subprocess.run(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"],
                                                  capture_output=True, check=False).returncode:
    config.available_features.add("mounts")
# More of what other tests look at, by `ctest -C nightly -L nightly`.
if "nightly" in lit_config.params:
    config.available_features.add("nightly")
