#!/usr/bin/env python3
"""Measures reading recipe pages beside extruct, in one run, and prints ratios.

pages.py POTLUCK FOLDER [ROUNDS]

FOLDER holds saved pages, *.html or *.html.gz. `potluck stdio` is asked for each of them with
recipe/get, in several rounds of other links, with an empty cache in which every page is kept. The
pages come from made-up hosts through a proxy on 127.0.0.1: over the wire no page of this machine is
read, and those of one site are asked for a second apart. `potluck show` reads the same pages as
files. extruct, of which peers.txt has the version, reads them from memory, by the two syntaxes that
recipe readers take from it. Seconds are of processor time, the least of three runs of each in turns.
"""

import gzip
import http.server
import json
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import time

RUNS = 3


def saved(folder):
    """The pages of a folder by their names."""
    pages = {}
    for file in sorted(pathlib.Path(folder).iterdir()):
        if file.name.endswith(".html.gz"):
            pages[file.name.removesuffix(".gz")] = gzip.decompress(file.read_bytes())
        elif file.name.endswith(".html"):
            pages[file.name] = file.read_bytes()
    return pages


class Proxy(http.server.BaseHTTPRequestHandler):
    """Gives the page that the last part of an address names, whatever its host."""

    protocol_version = "HTTP/1.1"
    pages = {}

    def do_GET(self):
        page = self.pages.get(self.path.rsplit("/", 1)[-1])
        self.send_response(404 if page is None else 200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page or b"")))
        self.end_headers()
        self.wfile.write(page or b"")

    def log_message(self, *_):
        pass


def proxy(pages):
    """Starts a process that serves the pages; gives it and its address."""
    Proxy.pages = pages
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    process = multiprocessing.get_context("fork").Process(
        target=server.serve_forever, daemon=True)
    process.start()
    return process, f"http://127.0.0.1:{server.server_port}"


def ended(process):
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def stdio(potluck, pages, address, rounds):
    """Milliseconds a page over standard input and output, and how many pages held a recipe."""
    with tempfile.TemporaryDirectory() as home:
        config = pathlib.Path(home, "config.json")
        config.write_text('{"version": 1, "providers": []}')
        process = subprocess.Popen(
            [potluck, "stdio", "--config", config], env={"HOME": home, "http_proxy": address},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

        def ask(method, **params):
            message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            process.stdin.write(json.dumps(message).encode() + b"\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        ask("initialize", processId=None)
        answers = [
            ask("recipe/get", url=f"http://site{number}-{turn}.example/{name}")
            for turn in range(rounds) for number, name in enumerate(pages)]
        process.stdin.close()
        seconds = ended(process)
        read = sum("result" in answer for answer in answers) // rounds
        return seconds / len(answers) * 1000, read


def files(potluck, pages, rounds):
    """Milliseconds a page that is read as a file."""
    with tempfile.TemporaryDirectory() as home:
        for name, page in pages.items():
            pathlib.Path(home, name).write_bytes(page)
        names = [pathlib.Path(home, name) for name in pages] * rounds
        process = subprocess.Popen(
            [potluck, "show", "--jsonl", *names], env={"HOME": home},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return ended(process) / len(names) * 1000


def extruct(pages):
    """Milliseconds a page in extruct."""
    import extruct as peer

    begin = time.process_time()
    for page in pages.values():
        peer.extract(page, syntaxes=["json-ld", "microdata"], uniform=True, errors="ignore")
    return (time.process_time() - begin) / len(pages) * 1000


def measure(potluck, folder, rounds):
    pages = saved(folder)
    server, address = proxy(pages)
    extruct(pages)
    turns = [
        (extruct(pages), files(potluck, pages, rounds), *stdio(potluck, pages, address, rounds))
        for _ in range(RUNS)]
    server.terminate()
    peer, alone, whole = (min(column) for column in list(zip(*turns))[:3])
    size = sum(map(len, pages.values())) / len(pages)
    print(f"{len(pages)} pages of {size / 1000:.0f} KB, {turns[0][3]} of them with a recipe\n"
          f"extruct: {peer:.1f} ms of CPU a page\n"
          f"potluck show, files: {alone:.1f} ms, {alone / peer:.2f} x extruct\n"
          f"potluck stdio, HTTP and cache included: {whole:.1f} ms, {whole / peer:.2f} x extruct")


if len(sys.argv) in (3, 4) and not sys.argv[1].startswith("-"):
    measure(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) == 4 else 3)
else:
    sys.exit(__doc__)
