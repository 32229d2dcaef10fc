// Drives the extension as a person would, with the real `potluck stdio --fixtures` behind it. The
// parts of VS Code that the extension uses are made here. Run by .ci/test-editors; part of Potluck,
// under the MIT License.
"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { after, afterEach, before, test } = require("node:test");
const { setTimeout: pause } = require("node:timers/promises");

const folder = process.env.POTLUCK_TEST_FOLDER;
assert(folder, "run .ci/test-editors");
const recipe = fs.readFileSync(process.env.POTLUCK_TEST_RECIPE, "utf8").trim();
const manifest = JSON.parse(fs.readFileSync(path.join(__dirname, "package.json"), "utf8"));

// What VS Code is to an extension.

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(line, character, endLine, endCharacter) {
    this.start = new Position(line, character);
    this.end = new Position(endLine, endCharacter);
  }
}

class Document {
  version = 1;
  languageId = "markdown";

  constructor(name, text) {
    this.uri = { toString: () => `file:///${name}` };
    this.text = text;
  }

  getText() { return this.text; }

  lineAt(line) {
    return { range: new Range(line, 0, line, this.text.split("\n")[line].length) };
  }

  replace({ start, end }, text) {
    const lines = this.text.split("\n");
    const offset = ({ line, character }) =>
      lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
    this.text = this.text.slice(0, offset(start)) + text + this.text.slice(offset(end));
    this.version += 1;
  }
}

class Editor {
  selection = { active: new Position(0, 0) };
  isOpen = true;

  constructor(document) { this.document = document; }

  async edit(change) {
    if (!this.isOpen) return false;
    change({ insert: (at, text) => this.document.replace({ start: at, end: at }, text) });
    return true;
  }
}

class QuickPick {
  rows = [];
  activeItems = [];

  set items(rows) {
    this.rows = rows;
    this.activeItems = rows.slice(0, 1);
  }

  get items() { return this.rows; }
  onDidChangeValue(listener) { this.change = listener; }
  onDidTriggerItemButton(listener) { this.press = listener; }
  onDidAccept(listener) { this.accept = listener; }
  onDidHide(listener) { this.hidden = listener; }
  show() { list = this; }
  hide() { this.hidden(); }
  dispose() { list = undefined; }

  type(words) {
    this.value = words;
    this.change(words);
  }
}

let list, configuration;
const said = { errors: [], status: [], contexts: {} };
const commands = {}, providers = {}, listeners = {}, subscriptions = [];

const vscode = {
  Position, Range,
  ThemeIcon: class { constructor(id) { this.id = id; } },
  MarkdownString: class { constructor(value) { this.value = value; } },
  Hover: class { constructor(contents, range) { Object.assign(this, { contents, range }); } },
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  CodeActionKind: { RefactorRewrite: "refactor.rewrite" },
  WorkspaceEdit: class {
    changes = [];
    replace(uri, range, text) { this.changes.push({ uri, range, text }); }
  },
  window: {
    activeTextEditor: undefined,
    createQuickPick: () => new QuickPick(),
    createOutputChannel: () => ({ append() {}, dispose() {} }),
    setStatusBarMessage: (text) => said.status.push(text),
    showErrorMessage: (text) => said.errors.push(text),
    showTextDocument: async (document) => (vscode.window.activeTextEditor = new Editor(document)),
  },
  workspace: {
    getConfiguration: () => ({ get: (key) => configuration[key], ...configuration }),
    openTextDocument: async ({ content }) => new Document("new", content),
    onDidCloseTextDocument: (listener) => (listeners.close = listener),
    onDidChangeConfiguration: (listener) => (listeners.configuration = listener),
  },
  commands: {
    registerCommand: (name, run) => (commands[name] = run),
    executeCommand: (_, key, value) => (said.contexts[key] = value),
  },
  languages: {
    registerHoverProvider: (_, provider) => (providers.hover = provider),
    registerCodeActionsProvider: (_, provider) => (providers.actions = provider),
  },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require("./extension");

async function until(what, condition) {
  for (const start = Date.now(); Date.now() - start < 120_000; await pause(20)) {
    const value = condition();
    if (value) return value;
  }
  const seen = { title: list?.title, labels: list?.items.map(({ label }) => label), said };
  assert.fail(`${what}: not so after 120 s; ${JSON.stringify(seen)}`);
}

/** How many answers of a code Potluck has sent. */
function answers(code) {
  const sent = fs.readdirSync(folder).filter((name) => name.startsWith("sent."));
  const texts = sent.map((name) => fs.readFileSync(path.join(folder, name), "utf8"));
  return texts.join("").split(`"code":${code}`).length - 1;
}

function open(text) {
  return (vscode.window.activeTextEditor = new Editor(new Document("menu.md", text)));
}

/** Opens the picker; answers when the recipe is inserted, or the picker is closed. */
function pick() { return commands["potluck.insertRecipe"](); }

const properties = Object.entries(manifest.contributes.configuration.properties);
const defaults = Object.fromEntries(
  properties.map(([name, { default: value }]) => [name.replace("potluck.", ""), value]));

/** Sets the program and its arguments, as a person would in the settings. */
function use(command) {
  configuration.command = command;
  listeners.configuration({ affectsConfiguration: (name) => name === "potluck.command" });
}

before(() => {
  configuration = { ...defaults };
  extension.activate({ subscriptions });
});

afterEach(() => {
  list?.hide();
  said.errors.length = said.status.length = 0;
  if (configuration.command !== defaults.command) use(defaults.command);
});

after(() => extension.deactivate());

test("the manifest names what the extension registers", () => {
  const named = manifest.contributes.commands.map(({ command }) => command);
  assert.deepEqual(Object.keys(commands).sort(), named.sort());
  assert(fs.existsSync(path.join(__dirname, manifest.main)));
});

test("a hover shows the recipe behind a link", async () => {
  const { document } = open("😀 [Dinner](https://example.org/fixture/1)");
  const hover = await providers.hover.provideHover(document, new Position(0, 5));
  assert(hover.contents.value.includes(recipe.split("\n")[0].replace("# ", "")));
  assert.equal(hover.range.end.character, document.text.length);
  assert.equal(await providers.hover.provideHover(document, new Position(0, 0)), null);
});

test("a code action inserts the recipe, also after the text has changed", async () => {
  const { document } = open("nothing yet\nafter");
  listeners.close(document);
  const touched = new Range(0, 5, 0, 5);
  assert.deepEqual(await providers.actions.provideCodeActions(document, touched), []);
  document.replace(new Range(0, 0, 0, 11), "😀 [Dinner](https://example.org/fixture/1)");
  const offers = await providers.actions.provideCodeActions(document, touched);
  const markdown = offers.find(({ title }) => title.includes("Markdown"));
  const { edit } = await providers.actions.resolveCodeAction(markdown);
  assert.equal(edit.changes.length, 1);
  document.replace(edit.changes[0].range, edit.changes[0].text);
  assert.equal(
    document.text, `😀 [Dinner](https://example.org/fixture/1)\n\n${recipe}\nafter`);
});

test("the picker searches as you type and inserts below the line", async () => {
  const { document } = open("before\nafter");
  const chosen = pick();
  assert.equal(said.contexts["potluck.picking"], true);
  for (const words of ["s", "so", "sou", "soup"]) list.type(words);
  await until("the picker shows recipes", () => list.items.length > 0);
  assert.equal(list.items.length, configuration.limit);
  assert.deepEqual([list.items[0].label, list.items[0].description],
    ["Stew with carrots", "Example Kitchen  30 min"]);
  assert(list.items.every(({ alwaysShow }) => alwaysShow), "the words hide a recipe");
  assert.equal(list.sortByLabel, false);
  list.accept();
  await chosen;
  assert.equal(document.text, `before\n${recipe}\nafter`);
  assert.equal(said.contexts["potluck.picking"], false);
});

test("without an open text, the recipe opens as one", async () => {
  vscode.window.activeTextEditor = undefined;
  const chosen = pick();
  list.type("soup");
  await until("the picker shows recipes", () => list.items.length > 0);
  list.accept();
  await chosen;
  assert.equal(vscode.window.activeTextEditor.document.text, `${recipe}\n`);
});

test("a text that was closed meanwhile is told", async () => {
  const editor = open("before");
  const chosen = pick();
  list.type("soup");
  await until("the picker shows recipes", () => list.items.length > 0);
  editor.isOpen = false;
  list.accept();
  await chosen;
  assert.deepEqual(said.errors, ["the text is no longer open"]);
});

test("newer words and closing cancel a slow search", async () => {
  open("text");
  pick();
  const before = answers(-32800);
  list.type("__slow__");
  await pause(500);
  list.type("soup");
  await until("the recipes of the newer words", () => list.items.length > 0);
  await until("the slow search is cancelled", () => answers(-32800) > before);
  list.type("__slow__");
  await pause(500);
  const cancelled = answers(-32800);
  list.hide();
  await until("closing cancels too", () => answers(-32800) > cancelled);
  assert.equal(vscode.window.activeTextEditor.document.text, "text");
});

test("an empty answer says why, and one in part says so above its recipes", async () => {
  open("text");
  pick();
  list.type("__empty__");
  await until("nobody has it", () => list.title === "nobody has it");
  list.type("__fail__");
  await until("nobody could be asked", () => list.title === "the sources could not be asked");
  list.type("__part__");
  await until("recipes and a note", () =>
    list.title === "not every source answered in full" && list.items.length > 1);
  list.type("soup");
  await until("the note is gone", () => list.title === undefined);
});

test("Ctrl+S and the button of a row keep a recipe, once", async () => {
  const cookbook = path.join(folder, "cookbook.json");
  fs.writeFileSync(
    cookbook, '{ "version": 1, "providers": [{ "id": "cookbook", "use": "cookbook" }] }');
  use([process.env.POTLUCK_TEST_PROGRAM, "stdio", "--config", cookbook]);
  open("text");
  pick();
  commands["potluck.keepRecipe"]();
  list.type("tomato soup");
  await until("the picker shows recipes", () => list.items.length > 0);
  commands["potluck.keepRecipe"]();
  await until("it is kept", () => said.status.includes("Potluck: kept: kept:tomato-soup"));
  list.press({ item: list.items[0] });
  await until("so it was", () =>
    said.status.includes("Potluck: was kept already: kept:tomato-soup"));
  assert.deepEqual(said.errors, []);
});

test("why a recipe is not kept is told", async () => {
  open("text");
  pick();
  list.type("soup");
  await until("the picker shows recipes", () => list.items.length > 0);
  commands["potluck.keepRecipe"]();
  const error = await until("it is told", () => said.errors[0]);
  assert.match(error, /^Not kept: the configuration says that no recipes are kept/);
});

test("a program that is not there is named with the setting", async () => {
  use(["/nowhere/potluck"]);
  open("text");
  pick();
  list.type("soup");
  const title = await until("the picker says so", () => list.title);
  assert.match(title, /^Potluck did not start \(.*ENOENT\); set potluck\.command to its path$/);
});
