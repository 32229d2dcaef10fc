// Hands the page that is open over to the user's own Potluck server, after their click on the
// extension's button. Nothing is read before that, and nothing is sent anywhere else.

const element = (id) => document.getElementById(id);

function say(text) { element("status").textContent = text; }

/** Asks the server, and returns its answer; a problem that it tells is thrown as an error. */
async function ask(settings, path, params) {
  let answer;
  try {
    answer = await fetch(new URL(path, settings.address), {
      method: "POST",
      credentials: "omit",
      redirect: "error",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${settings.token}` },
      body: JSON.stringify(params),
    });
  } catch {
    throw new Error(`No server answers at ${settings.address}. Is potluck serve running there?`);
  }
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const title = json.title ?? `The server answered with status ${answer.status}`;
    throw new Error([title, json.detail].filter(Boolean).join(". ") + ".");
  }
  return json;
}

/** The page of the active tab as its reader sees it. */
async function openPage() {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const [shown] = await chrome.scripting.executeScript({
    target: { tabId: tab.id },
    func: () => ({ url: location.href, html: document.documentElement.outerHTML }),
  });
  return shown.result;
}

function count(number, word) { return `${number} ${word}${number === 1 ? "" : "s"}`; }

function show(recipe) {
  element("title").textContent = recipe.title;
  element("summary").textContent = [
    count(recipe.ingredients?.length ?? 0, "ingredient"),
    count(recipe.instructions?.length ?? 0, "step"),
  ].join(", ");
  element("recipe").hidden = false;
}

function askForSettings(settings) {
  element("settings").hidden = false;
  element("change").hidden = true;
  element("address").value = settings.address ?? "";
  element("token").value = settings.token ?? "";
}

async function handOver(settings) {
  element("settings").hidden = true;
  element("change").hidden = false;
  say("Reading the page …");
  try {
    const page = await openPage();
    const { recipe } = await ask(settings, "api/v1/recipes", page);
    say("");
    show(recipe);
    element("keep").onclick = async () => {
      element("keep").disabled = true;
      say("Keeping …");
      try {
        const kept = await ask(settings, "api/v1/kept", page);
        say(kept.wasKept ? "It was kept already." : "Kept.");
        const place = `recipe?id=${encodeURIComponent(kept.recipe.id)}`;
        element("open").href = new URL(place, settings.address);
        element("open").hidden = false;
      } catch (error) {
        element("keep").disabled = false;
        say(error.message);
      }
    };
  } catch (error) {
    say(error.message);
  }
}

element("settings").onsubmit = async (event) => {
  event.preventDefault();
  const address = new URL(".", element("address").value).href;
  const isAllowed = await chrome.permissions.request({
    origins: [`${new URL(address).protocol}//${new URL(address).hostname}/*`],
  });
  if (!isAllowed) return say("Without the permission, the page cannot be sent to the server.");
  const settings = { address, token: element("token").value };
  await chrome.storage.local.set(settings);
  await handOver(settings);
};

element("change").onclick = async () => {
  askForSettings(await chrome.storage.local.get(["address", "token"]));
};

chrome.storage.local.get(["address", "token"]).then((settings) => {
  if (settings.address && settings.token) handOver(settings); else askForSettings(settings);
});
