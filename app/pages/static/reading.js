// What makes reading quicker; every page works without it. It loads nothing but suggestions.
const words = document.body.dataset;

const box = document.querySelector("#q");
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  box.focus();
  box.select();
});

// Suggestions: a combobox with a list box (WAI-ARIA authoring practices).
function suggest(form) {
  const list = document.createElement("ul");
  list.id = "suggestions";
  list.className = "suggestions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", form.querySelector("label").textContent);
  form.append(list);
  for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"],
    ["aria-controls", list.id], ["aria-expanded", "false"]]) box.setAttribute(name, value);
  let chosen = -1, asked = "", timer = 0, refused = false;

  const choose = (index) => {
    chosen = index;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", at === index));
    const item = list.children[index];
    if (item) {
      box.setAttribute("aria-activedescendant", item.id);
      item.scrollIntoView({ block: "nearest" });
    } else box.removeAttribute("aria-activedescendant");
  };
  const close = () => {
    list.hidden = true;
    box.setAttribute("aria-expanded", "false");
    choose(-1);
  };
  const take = (item) => {
    box.value = item.dataset.value;
    close();
    form.requestSubmit();
  };
  const show = (entries) => {
    list.replaceChildren(...entries.map((entry, at) => {
      const item = document.createElement("li");
      item.id = `suggestion-${at}`;
      item.setAttribute("role", "option");
      item.dataset.value = entry.number ?? entry.text;
      if (entry.number && entry.number !== entry.text) {
        const number = document.createElement("b");
        number.textContent = entry.number;
        item.append(number, " ");
      }
      item.append(entry.text);
      return item;
    }));
    list.hidden = !entries.length;
    box.setAttribute("aria-expanded", String(entries.length > 0));
    choose(-1);
  };
  const ask = async () => {
    const typed = asked = box.value.trim();
    if (!typed || refused) return close();
    try {
      const answer = await fetch(`${words.suggest}&q=${encodeURIComponent(typed)}`);
      if (!answer.ok) {
        refused = answer.status === 404;
        return close();
      }
      const entries = (await answer.json()).entries;
      if (typed === asked && document.activeElement === box) show(entries.slice(0, 8));
    } catch {
      close();
    }
  };
  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, 120);
  });
  box.addEventListener("blur", close);
  list.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const item = event.target.closest("li");
    if (item) take(item);
  });
  box.addEventListener("keydown", (event) => {
    const count = list.hidden ? 0 : list.children.length;
    if (event.key === "Escape" && count) {
      event.preventDefault();
      close();
    } else if (count && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      choose((chosen + 1 + step + count + 1) % (count + 1) - 1);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      take(list.children[chosen]);
    }
  });
}
if (box) suggest(box.form);

// Buttons that copy.
async function copy(text, button, label) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    button.focus();
  }
  button.textContent = words.copied;
  setTimeout(() => { button.textContent = label; }, 2000);
}
for (const field of document.querySelectorAll(".copied")) {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-live", "polite");
  button.setAttribute("aria-describedby", field.id);
  button.textContent = words.copy;
  button.addEventListener("click", () => copy(field.value, button, words.copy));
  field.after(button);
}

// A link to exactly the passage that is selected: a text fragment (WICG), which browsers look for
// by whole words, from the first match on, ignoring case.
const LONGEST = 300;
const folded = (text) => text.toLowerCase().replace(/\s+/g, " ");
const encoded = (text) => encodeURIComponent(text.replace(/\s+/g, " ").trim()).replace(/-/g, "%2D");

function wordsOf(text, locale) {
  const segments = new Intl.Segmenter(locale, { granularity: "word" }).segment(text);
  return [...segments].filter((one) => one.isWordLike).map((one) => [one.index, one.index + one.segment.length]);
}

// The directive for [start, end) of the text of one block; null where no word is in it.
export function directive(block, start, end) {
  const text = block.textContent;
  const all = wordsOf(text, block.closest("[lang]").lang);
  const first = all.findIndex(([, stop]) => stop > start);
  let last = all.length - 1;
  while (last >= 0 && all[last][0] >= end) last -= 1;
  if (first < 0 || last < first) return null;
  const slice = (from, to) => text.slice(all[from][0], all[to][1]);
  const exact = slice(first, last);
  const range = document.createRange();
  range.setStart(document.body, 0);
  range.setEnd(block, 0);
  const before = folded(range.toString());
  const page = folded(document.body.textContent);
  let from = first, to = last;
  // Words around it are added until the first place that they all match is this one.
  for (;;) {
    const whole = folded(slice(from, to));
    const place = page.indexOf(whole);
    const mine = folded(before + text.slice(0, all[from][0])).length;
    if (place >= 0 && place >= mine - 2 || from === 0 && to === all.length - 1) break;
    if (from > 0) from -= 1;
    if (to < all.length - 1) to += 1;
  }
  const prefix = from < first ? `${encoded(text.slice(all[from][0], all[first][0]))}-,` : "";
  const suffix = to > last ? `,-${encoded(text.slice(all[last][1], all[to][1]))}` : "";
  const long = exact.length > LONGEST && last - first > 12;
  const middle = long
    ? `${encoded(slice(first, first + 4))},${encoded(slice(last - 4, last))}`
    : encoded(exact);
  return `:~:text=${prefix}${middle}${suffix}`;
}

function offsetIn(block, node, offset) {
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

export function linkOf(selection) {
  if (!selection.rangeCount || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const first = range.startContainer;
  const element = first.nodeType === Node.ELEMENT_NODE ? first : first.parentElement;
  const block = element?.closest(".text p");
  const rule = block?.closest("[id^=r]");
  const article = document.querySelector("[data-permalink]");
  if (!rule || !article || !article.contains(rule)) return null;
  const start = offsetIn(block, range.startContainer, range.startOffset);
  const end = block.contains(range.endContainer)
    ? offsetIn(block, range.endContainer, range.endOffset)
    : block.textContent.length;
  const found = directive(block, start, end);
  return found && `${article.dataset.permalink}#${rule.id}${found}`;
}

const offer = document.createElement("button");
offer.type = "button";
offer.className = "passage";
offer.hidden = true;
offer.textContent = words.passage;
offer.setAttribute("aria-live", "polite");
let link = null;
offer.addEventListener("pointerdown", (event) => event.preventDefault());
offer.addEventListener("click", () => copy(link, offer, words.passage));
document.body.append(offer);
let waiting = 0;
document.addEventListener("selectionchange", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (document.activeElement === offer) return;
    link = linkOf(document.getSelection());
    offer.hidden = !link;
    offer.dataset.link = link ?? "";
  }, 200);
});
