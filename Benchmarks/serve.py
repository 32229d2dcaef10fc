"""Measures `potluck serve`: start, rest, the first result, open streams, searches a second."""

import asyncio
import json
import os
import pathlib
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time

CLIENTS, SECONDS, STREAMS, SOURCES, HUNG = 100, 10, 1_000, 19, 400


class Source:
    """A service of Food2Fork's kind that answers after a while, and notes when it did."""

    def __init__(self, name, delay):
        self.name, self.delay, self.answered = name, delay, None

    async def start(self):
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", 0, backlog=2_000)
        return self.server.sockets[0].getsockname()[1]

    async def answer(self, reader, writer):
        try:
            while await reader.readuntil(b"\r\n\r\n"):
                await asyncio.sleep(self.delay)
                recipes = [
                    {"title": f"{self.name} soup number {n}", "recipe_id": f"{self.name}{n}",
                     "source_url": f"http://{self.name}.example/{n}", "image_url": "",
                     "publisher": self.name, "social_rank": 90 - n, "f2f_url": "",
                     "publisher_url": ""} for n in range(30)]
                body = json.dumps({"count": 30, "recipes": recipes}).encode()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                             b"Content-Length: %d\r\n\r\n" % len(body) + body)
                await writer.drain()
                self.answered = time.perf_counter()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        writer.close()


class Server:
    """The program with some sources, in a home of its own."""

    def __init__(self, potluck, folder, ports):
        config = pathlib.Path(folder, "config.json")
        config.write_text(json.dumps({
            "version": 1, "kept": False, "history": False, "providers": [
                {"id": f"s{port}", "use": "food2fork", "baseURL": f"http://127.0.0.1:{port}",
                 "key": {"env": "KEY"}} for port in ports]
            or [{"id": "cookbook", "use": "cookbook"}]}))
        begin = time.perf_counter()
        self.process = subprocess.Popen(
            [potluck, "serve", "--port", "0", "--config", config], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
            env={"HOME": folder, "KEY": "key", "PATH": os.environ["PATH"]})
        self.port = int(self.process.stdout.readline().rstrip("/\n").rsplit(":")[-1])
        self.started = (time.perf_counter() - begin) * 1000

    def close(self):
        self.process.terminate()
        self.process.wait()

    @property
    def megabytes(self):
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024

    @property
    def milliseconds(self):
        """Processor time so far, the system's too."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ")[1].split()
        return sum(map(int, fields[11:13])) * 1000 / os.sysconf("SC_CLK_TCK")

    async def ask(self, target, events=False):
        """Sends a request on a connection of its own, and gives the connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        kind = "text/event-stream" if events else "application/json"
        self.send(writer, target, kind)
        await writer.drain()
        return reader, writer

    def send(self, writer, target, kind="application/json"):
        writer.write(f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                     f"Accept: {kind}\r\n\r\n".encode())


async def read(reader):
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 200 " not in head.split(b"\r\n")[0]:
        sys.exit(head.decode())
    length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n")
                  if line.startswith(b"content-length"))
    return await reader.readexactly(length)


async def first_result(potluck):
    fast, slow = Source("fast", 0.2), Source("slow", 2)
    ports = [await source.start() for source in (fast, slow)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(potluck, folder, ports)
        delays = []
        for number in range(10):
            reader, writer = await server.ask(f"/results?query=soup+{number}", events=True)
            while b"event: list" not in await reader.readline():
                pass
            await reader.readline()
            delays.append((time.perf_counter() - fast.answered) * 1000)
            writer.close()
        server.close()
    return delays


async def streams(potluck):
    silent = Source("silent", 600)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(potluck, folder, [await silent.start()])
        await asyncio.sleep(2)
        rest = server.megabytes
        opened = []
        for number in range(STREAMS):
            reader, writer = await server.ask("/results?query=soup", events=True)
            await reader.readuntil(b"\r\n\r\n")
            opened.append(writer)
        await asyncio.sleep(2)
        full = server.megabytes
        for writer in opened:
            writer.close()
        server.close()
    return rest, full


async def searches(potluck, count):
    """Searches for as many different words, whose answers are kept."""
    source = Source("kept", 0.05)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(potluck, folder, [await source.start()])
        targets = [f"/api/v1/search?query=soup{number}" for number in range(count)]
        for target in targets:
            reader, writer = await server.ask(target)
            await read(reader)
            writer.close()
        times, end = [], time.perf_counter() + SECONDS

        async def client():
            reader, writer = await server.ask(targets[0])
            await read(reader)
            while (begin := time.perf_counter()) < end:
                server.send(writer, random.choice(targets))
                await writer.drain()
                await read(reader)
                times.append((time.perf_counter() - begin) * 1000)

        await asyncio.gather(*(client() for _ in range(CLIENTS)))
        server.close()
    return times


async def pages(potluck, count):
    """Pages of as many different words over many sources, whose answers are kept."""
    sources = [Source(f"source{number}", 0.01) for number in range(SOURCES)]
    ports = [await source.start() for source in sources]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(potluck, folder, ports)
        targets = [f"/?query=soup{number}" for number in range(count)]

        async def page(target):
            reader, writer = await server.ask(target)
            size = len(await read(reader))
            writer.close()
            return size

        for target in targets:
            await page(target)
        begin = server.milliseconds
        for _ in range(40):
            size = await page(targets[0])
        alone = (server.milliseconds - begin) / 40
        times, end = [], time.perf_counter() + SECONDS

        async def client():
            while (begin := time.perf_counter()) < end:
                await page(random.choice(targets))
                times.append((time.perf_counter() - begin) * 1000)

        begin = server.milliseconds
        await asyncio.gather(*(client() for _ in range(CLIENTS)))
        many = (server.milliseconds - begin) / len(times)
        megabytes = server.megabytes
        server.close()
    return size, alone, many, sorted(times), megabytes


async def beside_streams(potluck):
    """How long a new search takes while streams are open whose source does not answer."""
    silent, fast = Source("silent", 600), Source("fast", 0.01)
    ports = [await source.start() for source in (silent, fast)]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(potluck, folder, ports)
        opened = []
        for number in range(HUNG):
            reader, writer = await server.ask(f"/results?query=soup+{number}", events=True)
            opened.append((reader, writer))
        # The fast source is asked gently, one search after another: it has answered all of them.
        for reader, _ in opened:
            while b"event: list" not in await reader.readline():
                pass
        begin = time.perf_counter()
        reader, writer = await server.ask("/results?query=stew", events=True)
        while b"event: list" not in await reader.readline():
            pass
        taken = (time.perf_counter() - begin) * 1000
        for _, writer in opened:
            writer.close()
        server.close()
    return taken


def measure(potluck):
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    starts = []
    for _ in range(10):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(potluck, folder, [])
            starts.append(server.started)
            server.close()
    print(f"start until it listens: median {statistics.median(starts):.0f} ms")
    delays = asyncio.run(first_result(potluck))
    print(f"first result after the fastest source's answer: median {statistics.median(delays):.0f} "
          f"ms, slowest of {len(delays)} {max(delays):.0f} ms")
    rest, full = asyncio.run(streams(potluck))
    print(f"resident at rest {rest:.0f} MB, with {STREAMS} open streams {full:.0f} MB")
    print(f"first result beside {HUNG} open streams: "
          f"{asyncio.run(beside_streams(potluck)):.0f} ms")
    for count in 1, 40:
        size, alone, many, times, megabytes = asyncio.run(pages(potluck, count))
        print(f"pages over {SOURCES} sources' kept answers for {count} different words: "
              f"{size / 1000:.0f} KB, {alone:.1f} ms of CPU a page alone, {many:.1f} ms with "
              f"{CLIENTS} clients, {len(times) / SECONDS:.0f} a second, "
              f"p50 {statistics.median(times):.0f} ms, p99 {times[len(times) * 99 // 100]:.0f} ms, "
              f"{megabytes:.0f} MB")
    for count in 1, 40:
        times = sorted(asyncio.run(searches(potluck, count)))
        print(f"searches over kept answers for {count} different words, {CLIENTS} clients, "
              f"{SECONDS} s: {len(times) / SECONDS:.0f} a second, "
              f"p50 {statistics.median(times):.0f} ms, p99 {times[len(times) * 99 // 100]:.0f} ms")
