"""A program provider that behaves, or misbehaves as its argument says."""

import json
import os
import signal
import subprocess
import sys
import time

MODE = sys.argv[1] if len(sys.argv) > 1 else "good"
DESCRIPTION = {"protocolVersion": 1, "name": "Test program",
               "capabilities": ["text", "ingredients", "detail"]}
SOUP = {"id": "1", "title": "Onion Soup", "ingredients": ["2 onions", "1 l stock"]}


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def send(message):
    write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")


def answer(request, result):
    send({"id": request["id"], "result": result})


def fail(request, number, message, **data):
    error = {"code": number, "message": message}
    send({"id": request["id"], "error": {**error, "data": data} if data else error})


def requests():
    for line in sys.stdin:
        yield json.loads(line)


def shake_hands(**more):
    answer(next(stream), {**DESCRIPTION, **more})


def listings(*titles):
    return {"listings": [{"id": t.lower(), "title": t} for t in titles]}


def serve(handle, **description):
    shake_hands(**description)
    for request in stream:
        if "id" in request:
            handle(request)


def tell_slow():
    """Says that a request came that gets no answer."""
    print("no answer", file=sys.stderr, flush=True)


def hang():
    while True:
        time.sleep(60)


stream = requests()


# Good behaviour

def good():
    serve(lambda r: answer(r, {"listings": [SOUP]} if r["method"] == "search" else SOUP))


def echo():
    """Lists what it was told: the handshake, the query, the environment, its open files."""
    first = next(stream)
    answer(first, {**DESCRIPTION, "paging": {"maxPages": 9}})
    for request in stream:
        told = {"initialize": first, "request": request, "environment": dict(os.environ),
                "folder": os.getcwd(), "files": sorted(os.listdir("/proc/self/fd")),
                "group": os.getpgid(0), "session": os.getsid(0), "pid": os.getpid()}
        told["files"] = [f for f in told["files"] if os.path.exists("/proc/self/fd/" + f)]
        answer(request, {"listings": [{"id": "told", "title": "told",
                                       "ingredients": [json.dumps(told)[i:i + 400]
                                                       for i in range(0, 40000, 400)]}]})


def lenient():
    first = next(stream)
    write(json.dumps({"id": str(first["id"]), "result": DESCRIPTION, "error": None}) + "\r\n\r\n")
    for request in stream:
        write(json.dumps({"id": request["id"], "result": listings("Lenient Soup")}) + "\r\n")


def paged():
    def page(request):
        number = request["params"]["page"]
        answer(request, {**listings(f"Soup {number}"), "total": 3,
                         "next": number + 1 if number < 2 else None})
    serve(page, paging={"first": 0, "pageSize": 1, "gapTolerance": 2, "maxPages": 5},
          politeness={"maxConcurrentRequests": 4, "minimumIntervalMs": 20},
          homepage="https://soup.example/", attribution="Soups by Test")


def cursor():
    pages = {"begin": ("First Soup", "a b/ü"), "a b/ü": ("Second Soup", "")}

    def page(request):
        title, following = pages[request["params"]["page"]]
        answer(request, {**listings(title), "next": following})
    serve(page, paging={"first": "begin"})


def items():
    serve(lambda r: answer(r, {"listings": [
        SOUP, 17, {"title": 5, "id": "x"}, {"id": "no-title"}, {"title": "Nothing to name it"},
        {"title": "By Link &amp; <b>Tag</b>", "url": "https://soup.example/1", "image": "data:x",
         "ingredients": "salt, Salt, water", "rating": {"value": 4, "scale": 5},
         "totalMinutes": 30, "yield": 4, "diets": ["vegan"], "publisher": "P\u202er"},
        {"id": 7, "title": "Odd", "ingredients": 3, "rating": 9, "totalMinutes": -1,
         "diets": "vegan", "url": "javascript:alert(1)", "yield": ["x"]},
    ], "total": -4, "next": None, "filtered": {"tooLong": 3, "diet": -1, "lacksIngredient": "x"}}))


def detail():
    def handle(request):
        if request["params"].get("id") == "1":
            answer(request, {**SOUP, "summary": "Warm.", "instructions": ["Chop.", "", "Boil."],
                             "prepMinutes": 5, "cookMinutes": 30, "cuisine": "French",
                             "category": "Soup", "keywords": ["warm", "onion"]})
        elif request["params"].get("id") == "bare":
            answer(request, {"title": "Bare", "instructions": "One.\nTwo."})
        elif request["params"].get("id") == "whole":
            answer(request, {
                "title": "Whole", "yield": "4 servings",
                "ingredientGroups": [{"name": "Crust", "ingredients": ["200 g <b>flour</b>"]},
                                     {"ingredients": ["1 egg"]}, 17],
                "instructionSections": [{"name": "Crust", "steps": [
                    {"name": "Rub", "text": "Rub &amp; rest.", "image": "javascript:alert(1)"},
                    {"name": "no text"}]}, {"steps": []}],
                "nutrition": {"calories": 210, "fatContent": "8 g", "sugarContent": {"text": "2 g"},
                              "sodiumContent": None},
                "images": [{"url": "https://soup.example/1.jpg", "width": 600}, {"url": "data:x"}],
                "cuisine": "Thai", "cuisines": ["Thai", "Lao"], "authors": "Ada, Bo",
                "datePublished": "2024-05-01", "dateModified": "today", "notes": "Keeps.",
                "ratingCount": 0})
        elif request["params"].get("id") == "wrong":
            answer(request, {"name": "No title"})
        elif request["params"].get("id") == "method":
            fail(request, -32601, "no such method")
        else:
            answer(request, None)
    serve(handle)


def errors():
    def handle(request):
        words = request["params"]["query"]["text"]
        if words == "limited":
            fail(request, -32000, "slow down", code="rateLimited", hint="wait", httpStatus=429,
                 retryAfterSeconds=12.5)
        elif words == "status":
            fail(request, -32000, "who are you", httpStatus=401)
        elif words == "plain":
            fail(request, -32603, "key \u001b[31mhunter2 is <b>wrong</b>")
        elif words == "odd":
            send({"id": request["id"], "error": "just words",
                  "data": {"code": 5, "retryAfterSeconds": "soon"}})
        elif words == "reserved":
            fail(request, 1, "tricky", code="suspended", retryAfterSeconds=1e300)
        else:
            fail(request, 1, "nothing", code="notFound")
    serve(handle)


def reordered():
    """Collects four searches and answers them backwards."""
    shake_hands(politeness={"maxConcurrentRequests": 4})
    waiting = []
    for request in stream:
        waiting.append(request)
        if len(waiting) == 4:
            for held in reversed(waiting):
                answer(held, listings(held["params"]["query"]["text"]))
            waiting = []


def crowd():
    """Tells how many requests it held at once, when nothing more came for a while."""
    import threading
    shake_hands()
    held, most, lock = [], [0], threading.Lock()

    def release():
        while True:
            time.sleep(0.2)
            with lock:
                ready, held[:] = list(held), []
            for request in ready:
                answer(request, listings(f"at once {most[0]}"))
    threading.Thread(target=release, daemon=True).start()
    for request in stream:
        with lock:
            held.append(request)
            most[0] = max(most[0], len(held))


def cancels():
    """Never answers “slow”, but tells which requests were cancelled; answers those late."""
    shake_hands()
    cancelled = []
    for request in stream:
        if request["method"] == "cancel":
            cancelled.append(request["params"]["id"])
            answer({"id": request["params"]["id"]}, listings("Too Late"))
        elif request["params"]["query"]["text"] == "slow":
            tell_slow()
        else:
            answer(request, listings(*[f"cancelled {n}" for n in cancelled]))


def forgets():
    """Never answers “slow” and ignores cancellations; otherwise tells which process it is."""
    def handle(request):
        if request["params"]["query"]["text"] == "slow":
            tell_slow()
        else:
            answer(request, listings(str(os.getpid())))
    serve(handle)


# Handshakes that fail

def exits():
    print("Traceback: \u001b[31mkey hunter2 missing", file=sys.stderr)
    sys.exit(3)


def mute():
    next(stream)
    hang()


def old():
    serve(lambda r: None, protocolVersion=2)


def unversioned():
    answer(next(stream), {"name": "No version"})
    hang()


def no_method():
    fail(next(stream), -32601, "method not found")
    hang()


def strange():
    serve(lambda r: answer(r, {"listings": [SOUP], "next": 2}),
          capabilities=["ingredient", "teleport"], extra=[1, 2])


def mistyped():
    answer(next(stream), {**DESCRIPTION, "paging": {"first": []}})
    hang()


def results():
    serve(lambda r: answer(r, {"results": [SOUP]}))


def renamed():
    serve(lambda r: answer(r, {"listings": [{"name": "Soup"}, {"name": "Stew"}]}))


def odd_handshake():
    answer(next(stream), {**DESCRIPTION, "capabilities": "text"})
    hang()


# Faults in the middle of a request

def exits_later():
    def handle(request):
        print("first line", file=sys.stderr)
        print("boom:\thunter2", file=sys.stderr, flush=True)
        os._exit(7)
    serve(handle)


def crashes():
    serve(lambda r: os.kill(os.getpid(), signal.SIGSEGV))


def half():
    def handle(request):
        write('{"jsonrpc":"2.0","id":%d,"resu' % request["id"])
        os._exit(0)
    serve(handle)


def unended():
    """Its last answer has no line break."""
    def handle(request):
        write(json.dumps({"id": request["id"], "result": listings("Last Words")}))
        os._exit(0)
    serve(handle)


def chatty():
    def handle(request):
        print("debug:", request["method"], "\u001b[2Jhunter2")
        print({"query": "a Python dictionary"})
        print("[1, 2, 3]")
        print(json.dumps({"jsonrpc": "2.0", "method": "progress"}), flush=True)
        os.write(1, b"\xff\xfe\x00\x01\n")
        write("[" * 100_000 + "\n")
        answer(request, listings("Found It"))
    serve(handle)


def garbage():
    def handle(request):
        write("this is no answer\n")
    serve(handle)


def broken():
    serve(lambda r: write('{"jsonrpc":"2.0","id":%d,"result":{"listings":[}\n' % r["id"]))


def deep():
    serve(lambda r: write('{"jsonrpc":"2.0","id":%d,"result":%s\n' % (r["id"], "[" * 100_000)))


def nul():
    serve(lambda r: write('{"jsonrpc":"2.0","id":%d,"result":"\0"}\n' % r["id"]))


def latin():
    line = b'{"id":%d,"result":{"listings":[{"id":"1","title":"P\xe2t\xe9"}]}}\n'
    serve(lambda r: os.write(1, line % r["id"]))


def stray_flood():
    def handle(request):
        while True:
            write("spam\n" * 1000)
    serve(handle)


def byte_flood():
    def handle(request):
        while True:
            write("spam" * 100_000 + "\n")
    serve(handle)


def answer_flood():
    def handle(request):
        while True:
            for number in range(1000, 2000):
                answer({"id": number}, listings("Unasked"))
    serve(handle)


def error_flood():
    def handle(request):
        while True:
            sys.stderr.write("spam" * 1000 + "\n")
    serve(handle)


def endless():
    def handle(request):
        while True:
            write("a" * 65_536)
    serve(handle)


def hangs():
    serve(lambda r: hang())


def stubborn():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    serve(lambda r: answer(r, listings(str(os.getpid()))))
    hang()


def closes_output():
    def handle(request):
        os.close(1)
        hang()
    serve(handle)


def closes_input():
    request = next(stream)
    os.close(0)
    answer(request, DESCRIPTION)
    hang()


def deaf():
    shake_hands()
    hang()


def grandchild():
    """Leaves a descendant behind that keeps its output open."""
    def handle(request):
        child = subprocess.Popen(["sleep", "600"])
        if request["params"]["query"]["text"] == "die":
            print(child.pid, file=sys.stderr, flush=True)
            os._exit(1)
        answer(request, listings(str(child.pid)))
    serve(handle)


def escaped():
    """Leaves a descendant in a session of its own behind that floods its output."""
    def handle(request):
        spam = "import time\nend = time.time() + 60\nwhile time.time() < end: print('spam' * 9)"
        subprocess.Popen([sys.executable, "-c", spam], start_new_session=True)
        os._exit(1)
    serve(handle)


def twice():
    def handle(request):
        answer(request, listings("Once"))
        answer(request, listings("Twice"))
    serve(handle)


def wrong_types():
    results = [5, {"listings": {}}, {"listings": [SOUP], "next": [1]}, None, {}]
    serve(lambda r: answer(r, results[int(r["params"]["query"]["text"])]))


def neither():
    serve(lambda r: send({"id": r["id"], "result": None, "error": None}))


def anonymous():
    """Answers with an error that names no request, as who cannot read one does."""
    serve(lambda r: send({"id": None, "error": {"code": -32700, "message": "cannot read that"}}))


def loud():
    for number in range(300):
        print(f"line {number} hunter2 {'x' * 900}", file=sys.stderr)
    sys.stderr.flush()
    good()


globals()[MODE]()
