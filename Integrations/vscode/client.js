// Speaks JSON-RPC with one `potluck stdio`, a message on each line.
// Part of Potluck, under the MIT License.
"use strict";
const { spawn } = require("node:child_process");

class Client {
  #process;
  #nextId = 1;
  #waiting = new Map();
  #rest = "";

  /** The sentence that says why the process is gone; undefined while it runs. */
  ended;

  /**
   * Starts the process and shakes hands; requests may follow at once.
   *
   * @param {string[]} command The program and its arguments.
   * @param {(text: string) => void} log Takes what the program writes for people.
   */
  constructor([program, ...flags], log) {
    this.#process = spawn(program, flags);
    this.#process.on("error", ({ message }) =>
      this.#end(`Potluck did not start (${message}); set potluck.command to its path`));
    this.#process.on("close", (code) => this.#end(`Potluck ended with the status ${code}`));
    this.#process.stdin.on("error", () => {});
    this.#process.stdout.setEncoding("utf8").on("data", (text) => this.#receive(text));
    this.#process.stderr.setEncoding("utf8").on("data", log);
    this.request("initialize", { processId: process.pid, capabilities: {} }).catch(() => {});
    this.notify("initialized", {});
  }

  /**
   * Asks and waits for the answer; fails with the program's own sentence.
   *
   * @param {import("vscode").CancellationToken} [token] Cancels the request.
   */
  request(method, params, token) {
    if (this.ended) return Promise.reject(new Error(this.ended));
    const id = this.#nextId++;
    token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, method, params });
    });
  }

  /** Says something that has no answer. */
  notify(method, params) {
    if (!this.ended) this.#send({ method, params });
  }

  /** Ends the process; whatever it still does is cancelled. */
  async stop() {
    if (this.ended) return;
    const gone = new Promise((resolve) => this.#process.once("close", resolve));
    await this.request("shutdown").catch(() => {});
    this.notify("exit");
    this.#process.stdin.end();
    await gone;
  }

  #send(message) {
    this.#process.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
  }

  #receive(text) {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop();
    for (const line of lines) {
      const message = JSON.parse(line);
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
    }
  }

  #end(sentence) {
    this.ended ??= sentence;
    for (const { reject } of this.#waiting.values()) reject(new Error(this.ended));
    this.#waiting.clear();
  }
}

module.exports = { Client };
