"""The finds that score/*.tsv records: which program of corpus/ shows a planted bug, through which subject, as what."""
import collections
import os

import outputs

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# What a subject does before it is run, so that all judges would say the same.
BEFORE_RUNS = {"crash", "hang", "resource", "invalid-output", "rejected-late", "pass-memory-error"}

Find = collections.namedtuple("Find", ["bug", "program", "subject", "kind"])


def finds():
    """The bugs that a program of corpus/ shows as a defect, in the order of the tables."""
    paths, found = {os.path.basename(path): path for path in outputs.corpus_paths(ROOT)}, []
    for name in ("first", "second", "third"):
        with open(os.path.join(HERE, "score", f"{name}.tsv"), encoding="utf-8") as file:
            for line in file:
                bug, end, _, _, bucket, where = line.rstrip("\n").split("\t")
                program, *rest = where.split(" ", 2)
                if end == "corpus" and program in paths:
                    found.append(Find(bug, paths[program], rest[0], bucket.split(": ")[1]))
    return found
