// A list of recipes that searches as one types.
// Part of Potluck, under the MIT License.
"use strict";
const vscode = require("vscode");

const notes = {
  nobodyHasIt: "nobody has it",
  couldNotAsk: "the sources could not be asked",
  filteredOut: "the filters left nothing",
};

const keepButton = { iconPath: new vscode.ThemeIcon("save"), tooltip: "Keep this recipe (Ctrl+S)" };

/** What has to be said of an answer beside its recipes, or undefined. */
function noteOn(found) {
  const partly = found.complete ? undefined : "not every source answered in full";
  return notes[found.summary.answer] ?? partly;
}

function row(item) {
  const minutes = item.totalMinutes && `${item.totalMinutes} min`;
  return {
    label: item.title,
    description: [item.publisher, minutes].filter(Boolean).join("  "),
    alwaysShow: true,
    buttons: [keepButton],
    item,
  };
}

class Picker {
  #client;
  #settings;
  #list = vscode.window.createQuickPick();
  #words = "";
  #chosen;
  #cancel;

  constructor(client, settings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** Shows the list; answers with the recipe that is chosen, or undefined when the user leaves. */
  choose() {
    const list = this.#list;
    list.placeholder = "Which recipes?";
    // The order is Potluck's, not that of the letters.
    list.sortByLabel = false;
    list.onDidChangeValue((value) => this.#search(value.trim()));
    list.onDidTriggerItemButton(({ item }) => this.#keep(item));
    list.onDidAccept(() => {
      this.#chosen = list.activeItems[0]?.item;
      list.hide();
    });
    return new Promise((resolve) => {
      list.onDidHide(() => {
        this.#words = undefined;
        this.#cancel?.();
        list.dispose();
        resolve(this.#chosen);
      });
      list.show();
    });
  }

  /** Keeps the selected recipe. */
  keepSelected() {
    const [selected] = this.#list.activeItems;
    if (selected) this.#keep(selected);
  }

  // Potluck cancels the older search of the same key; an answer to older words is dropped.
  async #search(words) {
    if (words === this.#words) return;
    this.#words = words;
    this.#list.busy = true;
    const token = { onCancellationRequested: (cancel) => (this.#cancel = cancel) };
    const { limit, debounceMs } = this.#settings;
    const params = { query: words, limit, debounceMs, supersedes: "potluck.vscode" };
    try {
      const found = await this.#client.request("search", params, token);
      if (words === this.#words) this.#show(found.items.map(row), noteOn(found));
    } catch (problem) {
      if (words === this.#words) this.#show([], problem.message);
    }
  }

  #show(rows, note) {
    this.#list.busy = false;
    this.#list.items = rows;
    // The title stands above the words, so that no list is too long for it to be seen.
    this.#list.title = note;
  }

  async #keep({ item }) {
    try {
      const answer = await this.#client.request("kept/add", { id: item.id });
      const kept = answer.wasKept ? "was kept already" : "kept";
      vscode.window.setStatusBarMessage(`Potluck: ${kept}: ${answer.recipe.id}`, 5000);
    } catch (problem) {
      vscode.window.showErrorMessage(`Not kept: ${problem.message}`);
    }
  }
}

module.exports = { Picker };
