// Makes the pages quicker to use; each of them works without.
const $ = (id) => document.getElementById(id);
const body = document.body.dataset;
// Which way leads on: to the right, where that is how the page is read.
const ahead = document.documentElement.dir === "rtl" ? -1 : 1;
const fill = (text, ...values) => values.reduce((t, v, i) => t.replace(`{${i}}`, v), text ?? "");

// Pictures that cannot be had leave their place to a letter; some were tried before this ran.
// A point stands for one that is slow: it is asked for once more.
const judge = (image) => {
  image.classList.toggle("there", image.naturalWidth > 1);
  image.classList.toggle("missing", !image.naturalWidth);
  if (image.naturalWidth !== 1 || image.dataset.again) return;
  image.dataset.again = "yes";
  // Of one address a page has one picture.
  setTimeout(() => image.src += "&again", 5000);
};
const arrival = ({ target }) => target instanceof HTMLImageElement && judge(target);
addEventListener("error", arrival, true);
addEventListener("load", arrival, true);
for (const image of document.images) if (image.complete) judge(image);

const memory = {
  get: (name) => { try { return localStorage.getItem(name); } catch { return null; } },
  set: (name, value) => { try { localStorage.setItem(name, value); } catch {} },
};

// What was ticked off on the shopping list and waits on this device to be sent: items, and whether.
const waiting = () => JSON.parse(memory.get("unsent-ticks") || "{}");
const wait = (items) => memory.set("unsent-ticks", JSON.stringify(items));

function tellWaiting() {
  const [place, count] = [$("waiting"), Object.keys(waiting()).length];
  if (!place) return;
  place.hidden = !count;
  place.textContent = fill(body.waiting, count);
}

function say(text) {
  const status = $("status");
  if (status && status.textContent !== text) status.textContent = text;
}

tellWaiting();

// What a form would send, sent without leaving the page; whether it was taken.
const send = (form, button) =>
  post(button?.formAction || form.action, new URLSearchParams(new FormData(form, button)));

async function post(address, body) {
  try {
    const answer = await fetch(address, { method: "POST", body, redirect: "manual", keepalive: true });
    return answer.type === "opaqueredirect";
  } catch {
    return false;
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches(".take") || form.dataset.plain) return;
  event.preventDefault();
  const button = event.submitter;
  if (button.dataset.sent) return;
  button.dataset.sent = "yes";
  const [text, label] = [button.textContent, button.ariaLabel];
  say(button.textContent = body[`${button.dataset.done}Soon`]);
  button.removeAttribute("aria-label");
  if (await send(form, button)) {
    say(button.textContent = body[button.dataset.done]);
  } else {
    delete button.dataset.sent;
    [button.textContent, button.ariaLabel] = [text, label];
    // The server's own page tells what is wrong.
    form.dataset.plain = "yes";
    form.requestSubmit(button);
  }
});

// MARK: Search

const form = $("search");
const found = $("found");
const settled = $("settled");
// What is shown and was only typed so far; what a person settles on belongs into the history.
let source, timer, typed;

function settle() {
  if (!settled || !typed) return;
  const query = new URLSearchParams([...new FormData(settled), ...typed]);
  typed = null;
  navigator.sendBeacon(settled.action, query);
}

function parameters() {
  const all = new URLSearchParams(new FormData(form));
  return new URLSearchParams([...all].filter(([, value]) => value.trim() !== ""));
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// Puts items into a list; what is there already stays the same element, with its picture and focus.
function place(list, items) {
  const known = new Map([...list.children].map((item) => [item.dataset.id, item]));
  let place = list.firstElementChild;
  for (const item of [...items.children]) {
    let next = known.get(item.dataset.id);
    known.delete(item.dataset.id);
    if (!next) next = item;
    else if (next.innerHTML !== item.innerHTML) {
      const [old, fresh] = [next.querySelector(".facts"), item.querySelector(".facts")];
      next.querySelector(".screen")?.remove();
      if (old && fresh) old.replaceWith(...[fresh, item.querySelector(".screen")].filter(Boolean));
      const [oldLink, link] = [next.querySelector("h3 a"), item.querySelector("h3 a")];
      if (oldLink && link) oldLink.href = link.getAttribute("href");
    }
    if (next === place) place = place.nextElementSibling;
    else list.insertBefore(next, place);
  }
  for (const item of known.values()) if (!item.contains(document.activeElement)) item.remove();
}

function outline() {
  if ($("list") && $("outcomes")) return;
  found.replaceChildren(parse(
    '<section aria-labelledby="found-heading"><h2 id="found-heading"></h2>' +
    '<ol class="cards" id="list"></ol></section><section aria-labelledby="sources-heading" tabindex="0">' +
    '<h2 id="sources-heading"></h2><ul class="outcomes" id="outcomes"></ul></section>'));
}

function search(query, isSettled) {
  source?.close();
  clearTimeout(timer);
  typed = null;
  found.classList.toggle("dense", query.get("view") === "list");
  if (!query.get("query") && !query.get("include") && !query.get("more")) {
    found.replaceChildren();
    found.removeAttribute("aria-busy");
    return say("");
  }
  found.setAttribute("aria-busy", "true");
  say(body.searching);
  outline();
  $("found-heading").textContent = body.searching;
  const stream = (source = new EventSource(`/results?${query}`));
  const on = (name, handle) =>
    stream.addEventListener(name, (event) => stream === source && handle(event.data));
  const end = () => {
    stream.close();
    found.removeAttribute("aria-busy");
  };
  on("list", (html) => place($("list"), parse(html)));
  on("sources", (html) => $("outcomes").replaceChildren(parse(html)));
  on("done", (html) => {
    end();
    const content = parse(html);
    const kept = $("list");
    const list = content.querySelector("#list");
    // Replaced around the list, so that what has focus keeps it.
    place(kept, list);
    list.replaceWith(kept);
    const focus = document.activeElement;
    found.replaceChildren(content);
    if (focus !== document.activeElement && found.contains(focus)) focus.focus();
    say($("found-heading").textContent);
    // Going back in the browser's history is no search.
    typed = isSettled === undefined ? null : query;
    if (isSettled || !form.contains(document.activeElement)) settle();
  });
  on("trouble", (html) => {
    end();
    found.replaceChildren(parse(html));
  });
  stream.onerror = () => {
    if (stream !== source) return;
    end();
    say($("found-heading").textContent = body.trouble);
  };
}

function go(isNew, isSettled) {
  const query = parameters();
  const address = query.size ? `/?${query}` : "/";
  if (address !== location.pathname + location.search) {
    history[isNew ? "pushState" : "replaceState"](null, "", address);
  }
  document.title = query.get("query") ? `${query.get("query")} – Potluck` : "Potluck";
  search(query, isSettled);
}

// Sets the form to what an address says.
function restore() {
  const query = new URLSearchParams(location.search);
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === "checkbox") field.checked = query.getAll(field.name).includes(field.value);
    else field.value = query.getAll(field.name).join(", ");
  }
  return query;
}

if (form && found) {
  // A link is no search: the server leads to its recipe.
  const isLink = () => /^\s*https?:\/\/\S+\s*$/i.test($("query").value);
  form.addEventListener("submit", (event) => {
    if (isLink()) return;
    event.preventDefault();
    go(true, true);
  });
  let isTyping = false;
  form.addEventListener("input", (event) => {
    clearTimeout(timer);
    const isText = ["search", "text"].includes(event.target.type);
    if (event.target.id === "query" && (event.target.value.trim().length < 3 || isLink())) return source?.close();
    // The first letter begins an entry of the history; those that follow change it.
    timer = setTimeout(() => {
      go(!isTyping, !isText);
      isTyping = isText;
    }, isText ? 350 : 0);
  });
  // Whoever leaves the field, follows a link or goes away has found what the words were for.
  form.addEventListener("focusout", () => {
    isTyping = false;
    settle();
  });
  addEventListener("popstate", () => search(restore()));
  addEventListener("pagehide", () => {
    settle();
    source?.close();
  });
}

// MARK: Keys

const keys = $("keys");
const keysOn = $("keys-on");
if (keysOn) {
  keysOn.checked = memory.get("keys") !== "off";
  keysOn.addEventListener("change", () => memory.set("keys", keysOn.checked ? "on" : "off"));
}

// The list that a recipe was opened from, for this tab: its recipes, and the one that was opened last.
const list = {
  get: () => { try { return JSON.parse(sessionStorage.getItem("list")) ?? {}; } catch { return {}; } },
  set: (value) => { try { sessionStorage.setItem("list", JSON.stringify(value)); } catch {} },
};
const here = () => location.pathname + location.search;

addEventListener("click", ({ target }) => {
  const link = target.closest?.(".cards h3 a");
  if (!link) return;
  const links = [...document.querySelectorAll(".cards h3 a")];
  list.set({ from: here(), recipes: links.map((link) => link.getAttribute("href")), opened: link.getAttribute("href") });
});

// Whoever comes back to a list is where they left it.
if (performance.getEntriesByType("navigation")[0]?.type === "back_forward" && list.get().from === here()) {
  const { opened } = list.get();
  [...document.querySelectorAll(".cards h3 a")].find((link) => link.getAttribute("href") === opened)?.focus();
}

// Goes to another recipe of the list; the way back leads to the list.
function turn(by) {
  const { recipes = [], ...rest } = list.get();
  const next = recipes[recipes.indexOf(here()) + by];
  if (!next || !recipes.includes(here())) return;
  list.set({ ...rest, recipes, opened: next });
  location.replace(next);
}

if (location.pathname === "/recipe") {
  let start;
  addEventListener("touchstart", ({ touches, target }) => {
    // What scrolls sideways, or is written in, is moved for its own sake.
    start = touches.length === 1 && !target.closest("input, dialog, .scroll") ? touches[0] : null;
  }, { passive: true });
  addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (!start || !keysOn?.checked) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    if (Math.abs(x) > 80 && Math.abs(x) > 3 * Math.abs(y)) turn(x < 0 ? ahead : -ahead);
  }, { passive: true });
}

function step(by) {
  if (location.pathname === "/recipe") return turn(by);
  const links = [...document.querySelectorAll(".cards h3 a")];
  const current = document.activeElement?.closest(".cards > li")?.querySelector("h3 a");
  const at = links.indexOf(current);
  const next = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.closest("li").scrollIntoView({ block: "nearest" });
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !keysOn) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  if (event.key === "?") keys.showModal();
  else if (!keysOn.checked) return;
  else if (event.key === "/" && $("query")) $("query").focus();
  else if (event.key === "j") step(1);
  else if (event.key === "k") step(-1);
  else return;
  event.preventDefault();
});

// MARK: Cooking

const cook = $("cook");
const cooking = $("cooking");
const items = [...document.querySelectorAll(".steps ol > li")];
const steps = items.map((item) => item.textContent);

if (cook && cooking && steps.length && cooking.showModal) {
  let at = 0, lock;
  cook.hidden = false;

  const clock = (seconds) => {
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return (h ? `${h}:${String(m).padStart(2, "0")}` : m) + ":" + String(s).padStart(2, "0");
  };

  // The times that the page marks; of a range the longest.
  function times(item) {
    return [...item.querySelectorAll("time[datetime]")].map((time) => {
      const [, h, m, s] = (time.dataset.most ?? time.dateTime).match(/^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/) ?? [];
      return { whole: time.textContent, seconds: (h ?? 0) * 3600 + (m ?? 0) * 60 + Number(s ?? 0) };
    }).filter(({ seconds }) => seconds > 0 && seconds < 86400);
  }

  function begin(button, whole, seconds) {
    const end = Date.now() + seconds * 1000;
    button.disabled = true;
    button.dataset.running = "yes";
    const tick = setInterval(() => {
      const left = Math.max(0, Math.round((end - Date.now()) / 1000));
      button.textContent = `${whole} – ${clock(left)}`;
      if (left > 0) return;
      clearInterval(tick);
      button.remove();
      $("alarm").textContent = fill(body.up, whole);
      navigator.vibrate?.([400, 200, 400]);
    }, 250);
  }

  function show(number) {
    at = Math.min(steps.length - 1, Math.max(0, number));
    $("cooking-heading").textContent = fill(body.step, at + 1, steps.length);
    $("cooking-step").textContent = steps[at];
    // A button that were disabled would lose the focus, and the keys with it.
    $("cooking-back").ariaDisabled = String(at === 0);
    $("cooking-next").ariaDisabled = String(at === steps.length - 1);
    $("alarm").textContent = "";
    // Timers that run stay in sight whichever step is shown.
    for (const button of [...$("timers").children]) if (!button.dataset.running) button.remove();
    for (const { whole, seconds } of times(items[at])) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = fill(body.start, whole);
      button.addEventListener("click", () => begin(button, whole, seconds));
      $("timers").append(button);
    }
  }

  const wake = async () => {
    try { lock = await navigator.wakeLock?.request("screen"); } catch {}
  };
  cook.addEventListener("click", () => {
    show(at);
    cooking.showModal();
    $("cooking-next").focus();
    wake();
  });
  cooking.addEventListener("close", () => lock?.release());
  document.addEventListener("visibilitychange", () => {
    if (cooking.open && document.visibilityState === "visible") wake();
  });
  $("cooking-back").addEventListener("click", () => show(at - 1));
  $("cooking-next").addEventListener("click", () => show(at + 1));
  $("cooking-close").addEventListener("click", () => cooking.close());
  cooking.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(at + ahead);
    if (event.key === "ArrowLeft") show(at - ahead);
  });
}

// MARK: The shopping list

if ($("empty")) wait({});
const ticks = $("ticks");
if (ticks) {
  const boxes = [...ticks.querySelectorAll("input[name=done]")];
  const set = (item, isDone) => {
    for (const box of boxes) if (box.value === item) box.checked = isDone;
  };
  const tabs = globalThis.BroadcastChannel && new BroadcastChannel("ticks");
  if (tabs) tabs.onmessage = ({ data }) => set(data.item, data.isDone);
  // Sends what waits, item by item: what another tab or device has ticked off stays as it is.
  const put = async () => {
    for (const [item, isDone] of Object.entries(waiting())) {
      const change = new URLSearchParams([
        ["form", ticks.elements.form.value], [isDone ? "done" : "was", item]]);
      if (!(await post(ticks.action, change))) break;
      const rest = waiting();
      if (rest[item] === isDone) delete rest[item];
      wait(rest);
    }
    tellWaiting();
  };
  // Each answer brings the whole list in a cookie, so that one is sent after another, of all tabs.
  let sending = Promise.resolve();
  const save = () => (sending = sending.then(
    () => navigator.locks ? navigator.locks.request("ticks", put) : put()));
  ticks.querySelector(".save")?.remove();
  ticks.addEventListener("change", ({ target }) => {
    wait({ ...waiting(), [target.value]: target.checked });
    tabs?.postMessage({ item: target.value, isDone: target.checked });
    save();
  });
  wait(Object.fromEntries(Object.entries(waiting()).filter(
    ([item]) => boxes.some((box) => box.value === item))));
  for (const [item, isDone] of Object.entries(waiting())) set(item, isDone);
  save();
  addEventListener("online", save);
  const share = $("share");
  const text = $("plain").textContent;
  if (navigator.share || navigator.clipboard) {
    share.hidden = false;
    share.addEventListener("click", async () => {
      try {
        if (navigator.share) await navigator.share({ text });
        else {
          await navigator.clipboard.writeText(text);
          say(share.textContent = body.copied);
        }
      } catch {}
    });
  }
}

// MARK: An import

// What is too large is said before it is sent.
const chosen = $("files");
chosen?.addEventListener("change", () => {
  const size = [...chosen.files].reduce((sum, file) => sum + file.size, 0);
  chosen.setCustomValidity(size > chosen.dataset.most - 65536 ? chosen.dataset.tooLarge : "");
  chosen.reportValidity();
});

// How far it is, each second; its end is a page of its own.
if ($("import")?.dataset.running) {
  const watch = async () => {
    try {
      const page = parse(await (await fetch(location.href)).text());
      if (!page.querySelector("#import")?.dataset.running) return location.reload();
      $("import-state").replaceWith(page.querySelector("#import-state"));
      setTimeout(watch, 1000);
    } catch {
      setTimeout(watch, 5000);
    }
  };
  setTimeout(watch, 1000);
}

// MARK: The application

const mark = $("bookmarklet");
if (mark) {
  mark.querySelector("a").href =
    `javascript:location.href=${JSON.stringify(`${location.origin}/open?url=`)}+encodeURIComponent(location.href)`;
  mark.hidden = false;
}

if (navigator.serviceWorker && isSecureContext) {
  navigator.serviceWorker.register("/worker.js").catch(() => {});
  navigator.serviceWorker.ready.then(({ active }) => {
    const links = document.querySelectorAll("head link[rel~=icon], head link[rel=stylesheet], head script");
    const needed = [...links].map((element) => element.src || element.href);
    const isWhole = location.pathname === "/kept" && !location.search;
    const lasting = ["/kept", "/shopping", "/history", "/offline"];
    const pages = [...document.querySelectorAll("#kept h2 a")].map((link) => link.href);
    active?.postMessage({
      needed, user: document.body.dataset.user, lang: document.documentElement.lang, kept: isWhole ? [...lasting, ...pages].map((page) => new URL(page, location).href) : null,
    });
  });
}
