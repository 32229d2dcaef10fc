// Hovers and code actions on links to recipes.
// Part of Potluck, under the MIT License.
"use strict";
const vscode = require("vscode");

/** Hands a text over before anything is asked of it, once for each version. */
class Links {
  #connected;
  #client;
  #sent = new Map();

  /** @param {() => import("./client").Client} connected Gives the running Potluck. */
  constructor(connected) {
    this.#connected = connected;
  }

  async provideHover(document, position, token) {
    const params = { textDocument: this.#send(document), position };
    const hover = await this.#client.request("textDocument/hover", params, token);
    if (!hover) return null;
    return new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
  }

  async provideCodeActions(document, touched, _, token) {
    const { start, end } = touched;
    const textDocument = this.#send(document);
    const params = { textDocument, range: { start, end }, context: { diagnostics: [] } };
    const offers = await this.#client.request("textDocument/codeAction", params, token);
    return offers?.map((offer) => {
      const action = new vscode.CodeAction(offer.title, vscode.CodeActionKind.RefactorRewrite);
      return Object.assign(action, { offer, document });
    });
  }

  async resolveCodeAction(action, token) {
    const { edit } = await this.#client.request("codeAction/resolve", action.offer, token);
    action.edit = new vscode.WorkspaceEdit();
    for (const change of Object.values(edit.changes).flat()) {
      action.edit.replace(action.document.uri, range(change.range), change.newText);
    }
    return action;
  }

  /** Forgets a text that was closed. */
  close(document) {
    const uri = document.uri.toString();
    if (!this.#sent.delete(uri)) return;
    this.#client.notify("textDocument/didClose", { textDocument: { uri } });
  }

  // Names the text for the request that follows, after its newest version.
  #send(document) {
    const client = this.#connected();
    if (client !== this.#client) this.#sent.clear();
    this.#client = client;
    const { version, languageId } = document;
    const uri = document.uri.toString();
    const known = this.#sent.get(uri);
    if (known === version) return { uri };
    const text = document.getText();
    this.#sent.set(uri, version);
    if (known === undefined) {
      const textDocument = { uri, languageId, version, text };
      client.notify("textDocument/didOpen", { textDocument });
    } else {
      const params = { textDocument: { uri, version }, contentChanges: [{ text }] };
      client.notify("textDocument/didChange", params);
    }
    return { uri };
  }
}

const range = ({ start, end }) =>
  new vscode.Range(start.line, start.character, end.line, end.character);

module.exports = { Links };
