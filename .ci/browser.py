"""Chromium without a window, for the checks of pages."""

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import threading
import time

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 240


class Browser:
    """Chromium without a window, spoken to over two pipes."""

    def __init__(self, folder, patience=PATIENCE, flags=()):
        command = os.environ.get("CHROMIUM") or next(filter(shutil.which, BROWSERS), None)
        if not command:
            sys.exit("there is no Chromium: run .ci/install --browser, or set CHROMIUM")
        to_read, self.to = os.pipe()
        self.come, from_write = os.pipe()
        flags = [
            *flags, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
            "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--hide-scrollbars",
            f"--user-data-dir={folder}/profile", "about:blank",
        ]
        # The browser reads its commands from 3 and answers on 4.
        shell = f'exec "$0" "$@" 3<&{to_read} 4>&{from_write}'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, command, *flags], pass_fds=(to_read, from_write),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": folder}, start_new_session=True)
        os.close(to_read)
        os.close(from_write)
        self.timer = threading.Timer(patience, self.kill)
        self.timer.start()
        self.rest, self.count, self.session, self.events = b"", 0, None, []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.ask(f"{domain}.enable")

    def kill(self):
        try:
            os.killpg(self.process.pid, 9)
        except ProcessLookupError:
            pass

    def close(self):
        """Ends the browser, which tidies up behind itself when it is given the time."""
        try:
            os.write(self.to, json.dumps({"id": 0, "method": "Browser.close"}).encode() + b"\0")
            self.process.wait(10)
        except (BrokenPipeError, subprocess.TimeoutExpired):
            pass
        self.timer.cancel()
        self.kill()
        self.process.wait()
        os.close(self.to)
        os.close(self.come)

    def receive(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.come, 1 << 16)
            if not chunk:
                sys.exit(f"the browser ended, or did not answer in time")
            self.rest += chunk
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def evaluate(self, script):
        answer = self.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            sys.exit(f"the check itself failed: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def open(self, place):
        """Opens a file or an address; keeps the events on the way."""
        self.events = []
        self.ask("Page.navigate", url=place if isinstance(place, str) else place.as_uri())
        self.loaded()

    def loaded(self, seconds=30):
        """Waits until the page that is under way has come; whether it has."""
        end = time.monotonic() + seconds
        while not any(e.get("method") == "Page.loadEventFired" for e in self.events):
            if b"\0" not in self.rest:
                left = max(0, end - time.monotonic())
                if not select.select([self.come], [], [], left)[0]:
                    return False
            self.events.append(self.receive())
        return True

    def wait(self, script, seconds=20):
        """Looks until a script gives something; what it gave last."""
        end = time.monotonic() + seconds
        while not (value := self.evaluate(script)) and time.monotonic() < end:
            time.sleep(0.03)
        return value

    def press(self, key, code, text=None):
        down = {"type": "keyDown", "text": text} if text else {"type": "rawKeyDown"}
        for kind in (down, {"type": "keyUp"}):
            self.ask("Input.dispatchKeyEvent", key=key, windowsVirtualKeyCode=code, **kind)

    def show(self, width, height=900, scheme="light", medium="screen", forced="none"):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=1, mobile=False)
        self.ask("Emulation.setEmulatedMedia", media=medium,
                 features=[{"name": "prefers-color-scheme", "value": scheme},
                           {"name": "forced-colors", "value": forced}])

    def photograph(self, path, height=None):
        clip = {}
        if height:
            width = self.evaluate("innerWidth")
            clip = {"clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}}
        picture = self.ask("Page.captureScreenshot", captureBeyondViewport=True, **clip)
        path.write_bytes(base64.b64decode(picture["data"]))
