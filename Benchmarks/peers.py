#!/usr/bin/env python3
"""Measures merging and ranking beside other people's tools, in one run, and prints ratios.

peers.py POTLUCK [LISTINGS]

Needs the packages of peers.txt. Each tool runs as a process of its own, from JSON Lines to groups;
seconds are of processor time and include the start of the process and its imports.
"""

import collections
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


def read(file):
    with open(file, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


class Groups:
    """Sets that grow by joining."""

    def __init__(self, count):
        self.parents = list(range(count))

    def root(self, one):
        while self.parents[one] != one:
            self.parents[one] = self.parents[self.parents[one]]
            one = self.parents[one]
        return one

    def join(self, one, other):
        self.parents[self.root(other)] = self.root(one)

    def write(self):
        print(json.dumps([self.root(place) for place in range(len(self.parents))]))


def join_links(rows, groups):
    """What each peer is given besides: the same link but for scheme, www and what follows a ?."""
    seen = {}
    for place, row in enumerate(rows):
        if row["url"]:
            link = row["url"].split("//")[1].removeprefix("www.").split("?")[0].rstrip("/")
            groups.join(seen.setdefault(link, place), place)


def rapidfuzz(rows):
    """Titles alike by 90 of 100, and ingredients by 80 where both have them."""
    import numpy
    from rapidfuzz import fuzz, process, utils
    groups = Groups(len(rows))
    join_links(rows, groups)
    titles = [utils.default_process(row["title"]) for row in rows]
    foods = [utils.default_process(" ".join(row["ingredients"])) for row in rows]
    for start in range(0, len(rows), 500):
        scores = process.cdist(
            titles[start:start + 500], titles, scorer=fuzz.token_sort_ratio, score_cutoff=90,
            dtype=numpy.uint8)
        for one, other in zip(*numpy.nonzero(scores)):
            one = int(one) + start
            if one < other and (not foods[one] or not foods[other] or fuzz.token_set_ratio(
                    foods[one], foods[other], score_cutoff=80)):
                groups.join(one, int(other))
    groups.write()


def datasketch(rows):
    """The words of title and ingredients, alike by 0.7 by locality-sensitive hashing."""
    from datasketch import MinHash, MinHashLSH
    groups = Groups(len(rows))
    join_links(rows, groups)
    index = MinHashLSH(threshold=0.7, num_perm=128)
    for place, row in enumerate(rows):
        words = {"title " + word for word in row["title"].lower().split()}
        words |= {word for line in row["ingredients"] for word in line.lower().split()}
        sketch = MinHash(num_perm=128)
        sketch.update_batch([word.encode() for word in words])
        for other in index.query(sketch):
            groups.join(int(other), place)
        index.insert(str(place), sketch)
    groups.write()


def ranx(rows):
    """Reciprocal rank fusion with k = 60 of each provider's list."""
    from ranx import Run, fuse
    lists = collections.defaultdict(dict)
    for row in rows:
        # The greatest score is the first place.
        lists[row["provider"]][row["url"]] = 1 / row["rank"]
    runs = [Run({"q": scores}) for scores in lists.values()]
    fuse(runs=runs, method="rrf", params={"k": 60})
    begin = time.process_time()
    fused = fuse(runs=runs, method="rrf", params={"k": 60})
    seconds = time.process_time() - begin
    print(json.dumps([seconds, fused.to_dict()["q"]]))


def measured(command):
    """What a command prints, its processor seconds and the most memory that it held."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"{command[0]} ended with {process.returncode}")
        output.seek(0)
        return output.read(), usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def pairs(sizes):
    return sum(size * (size - 1) // 2 for size in sizes)


def quality(gold, found):
    """Precision and recall over pairs of listings."""
    right = pairs(collections.Counter(zip(gold, found)).values())
    return (right / max(1, pairs(collections.Counter(found).values())),
            right / pairs(collections.Counter(gold).values()))


def measure_duplicates(potluck, count, folder):
    file = f"{folder}/listings.jsonl"
    with open(file, "wb") as output:
        subprocess.run([sys.executable, HERE / "listings.py", str(count), "--gold"], check=True,
                       stdout=output)
    rows = read(file)
    gold = [row["gold"] for row in rows]
    print(f"duplicates, {count} listings\n"
          "tool  precision  recall  F1  CPU s  MB  seconds to ours")
    ours = None
    for name in ["potluck", "rapidfuzz", "datasketch"]:
        command = ([potluck, "merge", file] if name == "potluck"
                   else [sys.executable, __file__, "peer", name, file])
        text, seconds, memory = measured(command)
        if name == "potluck":
            places = {(row["provider"], row["id"]): place for place, row in enumerate(rows)}
            found = [0] * count
            for number, line in enumerate(text.splitlines()):
                for source in json.loads(line)["sources"]:
                    found[places[source["provider"], source["id"]]] = number
            ours = seconds
        else:
            found = json.loads(text)
        precision, recall = quality(gold, found)
        print(f"{name}  {precision:.3f}  {recall:.3f}"
              f"  {2 * precision * recall / (precision + recall):.3f}  {seconds:.2f}"
              f"  {memory / 1e6:.0f}  {seconds / ours:.1f}")


def measure_ranking(potluck, count, folder):
    """Twenty lists of one pool of pages, so that most stand in many lists."""
    dice = random.Random(count)
    file = f"{folder}/lists.jsonl"
    each = count // 20
    with open(file, "w", encoding="utf-8") as output:
        for provider in range(20):
            for rank, page in enumerate(dice.sample(range(2 * each), each), 1):
                name = "".join(chr(97 + int(digit)) * 2 for digit in str(page))
                output.write(json.dumps({
                    "provider": f"p{provider}", "id": str(page), "title": f"Dish {name}",
                    "rank": rank, "url": f"https://x.example/{name}"}) + "\n")
    text, seconds, _ = measured([potluck, "merge", file])
    recipes = [json.loads(line) for line in text.splitlines()]
    scores = {recipe["url"]: recipe["score"] for recipe in recipes}
    peer, whole, _ = measured([sys.executable, __file__, "peer", "ranx", file])
    fusing, theirs = json.loads(peer)
    apart = max((abs(scores.get(page, 0) - score) for page, score in theirs.items()), default=1)
    print(f"ranking, {count} listings in 20 lists, {len(theirs)} pages\n"
          f"scores: {len(scores)} against {len(theirs)}, at most {apart:.0e} apart\n"
          f"CPU s: potluck merge {seconds:.2f}, all included; ranx {whole:.2f}, all included, most of "
          f"it to compile; to fuse once compiled {fusing:.3f}\n"
          f"ours, all included, to theirs, fusing alone: {seconds / fusing:.1f}")


if len(sys.argv) == 4 and sys.argv[1] == "peer":
    globals()[sys.argv[2]](read(sys.argv[3]))
elif len(sys.argv) in (2, 3) and not sys.argv[1].startswith("-"):
    with tempfile.TemporaryDirectory() as scratch:
        number = int(sys.argv[2]) if len(sys.argv) == 3 else 10_000
        measure_duplicates(sys.argv[1], number, scratch)
        measure_ranking(sys.argv[1], 2 * number, scratch)
else:
    sys.exit(__doc__)
