// Potluck for VS Code: search recipes as you type and insert one; hovers and actions on links.
// Part of Potluck, under the MIT License.
"use strict";
const vscode = require("vscode");
const { Client } = require("./client");
const { Links } = require("./links");
const { Picker } = require("./picker");

let client, output, picker;

const settings = () => vscode.workspace.getConfiguration("potluck");

/** The running Potluck; starts it when there is none. */
function connected() {
  if (!client || client.ended) {
    client = new Client(settings().get("command"), (text) => output.append(text));
  }
  return client;
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

/** Inserts below the line of the cursor, or into a new document when no text is open. */
async function insert(editor, text) {
  if (!editor) {
    const content = { language: "markdown", content: `${text}\n` };
    return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(content));
  }
  const { range } = editor.document.lineAt(editor.selection.active.line);
  const inserted = await editor.edit((edit) => edit.insert(range.end, `\n${text}`));
  if (!inserted) throw new Error("the text is no longer open");
}

async function insertRecipe() {
  const editor = vscode.window.activeTextEditor;
  const potluck = connected();
  picker = new Picker(potluck, settings());
  vscode.commands.executeCommand("setContext", "potluck.picking", true);
  const item = await picker.choose();
  picker = undefined;
  vscode.commands.executeCommand("setContext", "potluck.picking", false);
  if (!item) return;
  try {
    const asked = potluck.request("recipe/get", { id: item.id, render: settings().get("render") });
    vscode.window.setStatusBarMessage(`Potluck: fetching ${item.title}`, asked);
    const { rendered } = await asked;
    await insert(editor, rendered.text.trim());
  } catch (problem) {
    vscode.window.showErrorMessage(problem.message);
  }
}

/** Registers the commands, and hovers and actions for Markdown and plain text. */
function activate(context) {
  output = vscode.window.createOutputChannel("Potluck");
  const links = new Links(connected);
  const languages = [{ language: "markdown" }, { language: "plaintext" }];
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand("potluck.insertRecipe", insertRecipe),
    vscode.commands.registerCommand("potluck.keepRecipe", () => picker?.keepSelected()),
    vscode.languages.registerHoverProvider(languages, links),
    vscode.languages.registerCodeActionsProvider(languages, links, {
      providedCodeActionKinds: [vscode.CodeActionKind.RefactorRewrite],
    }),
    vscode.workspace.onDidCloseTextDocument((document) => links.close(document)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("potluck.command")) stop();
    }),
  );
}

module.exports = { activate, deactivate: stop };
