// Rules in other people's pages: <mtg-rule> shows one, and start() makes the rules that a page
// mentions links with cards. A module script. It finds its service from its own URL, keeps to a
// strict Content-Security-Policy, and sets text as text: nothing it fetches is read as HTML.
const SERVICE = import.meta.url.replace(/(\/embed\/[0-9a-f]+)?\/embed\.js(\?.*|#.*)?$/, "");

const WORDS = {
  en: {
    edition: "Edition of %", undated: "Undated edition", example: "Example",
    abridged: "Cut short: the source ends here, and the rule goes on where it was taken from.",
    inferred: "The source does not print this letter. It was worked out from the order.",
    damaged: "The source of this text is damaged: characters in it are wrong or missing.",
    twice: "The source prints this number more than once. It also says:",
  },
  es: {
    edition: "Edición del %", undated: "Edición sin fecha", example: "Ejemplo",
    abridged: "Texto cortado: la fuente termina aquí; la regla sigue en el original.",
    inferred: "La fuente no imprime esta letra; se dedujo del orden.",
    damaged: "La fuente de este texto está dañada: hay caracteres erróneos o perdidos.",
    twice: "La fuente imprime este número más de una vez. También dice:",
  },
  fr: {
    edition: "Édition du %", undated: "Édition non datée", example: "Exemple",
    abridged: "Texte coupé : la source s’arrête ici ; la règle continue dans l’original.",
    inferred: "La source n’imprime pas cette lettre ; elle a été déduite de l’ordre.",
    damaged: "La source de ce texte est endommagée : des caractères y sont faux ou manquants.",
    twice: "La source imprime ce numéro plus d’une fois. Elle dit aussi :",
  },
  pt: {
    edition: "Edição de %", undated: "Edição sem data", example: "Exemplo",
    abridged: "Texto cortado: a fonte termina aqui.",
    inferred: "Letra deduzida da ordem, não impressa na fonte.",
    damaged: "A fonte está danificada.",
    twice: "A fonte repete este número:",
  },
  "zh-Hans": {
    edition: "%版", undated: "无日期版", example: "例如",
    abridged: "来源在此中断。",
    inferred: "字母依顺序推得，来源未印。",
    damaged: "来源已损坏。",
    twice: "来源重复此编号：",
  },
  ko: {
    edition: "% 판", undated: "날짜 없는 판", example: "예시",
    abridged: "출처가 여기서 잘렸습니다.",
    inferred: "출처에 없는 글자로, 순서에 따라 정했습니다.",
    damaged: "출처가 손상되었습니다.",
    twice: "출처에 이 번호가 또 있습니다:",
  },
};

// What is important here wins over any rule of the page; so a card is as it must be. "all: initial"
// takes its letters to the reader's own size, whatever the page's root has.
const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
:host {
  --ink: var(--mtg-rule-color, light-dark(#231e18, #e8e1d3));
  --soft: var(--mtg-rule-muted, light-dark(#5d5447, #b3a897));
  --accent: var(--mtg-rule-accent, light-dark(#7a2318, #eba28c));
  --line: var(--mtg-rule-line, light-dark(#ddd4c3, #3d372e));
  --paper: var(--mtg-rule-background, light-dark(#fbf8f1, #1e1b17));
  display: block;
}
:host([hidden]) { display: none; }
:host([theme=light]) { color-scheme: light !important; }
:host([theme=dark]) { color-scheme: dark !important; }
:host([theme=auto]) { color-scheme: light dark !important; }
:host(reglario-card) {
  all: initial !important; color-scheme: inherit !important; display: block !important;
  position: fixed !important; z-index: 2147483647 !important;
  left: var(--left) !important; top: var(--top) !important;
  box-sizing: border-box !important; width: min(26em, 100vw - 16px) !important;
  max-height: var(--room) !important; overflow: auto !important;
  overscroll-behavior: contain !important; border-radius: 5px !important;
  background: var(--paper) !important; box-shadow: 0 5px 22px #0005 !important;
}
.rule {
  box-sizing: border-box; margin: 0; padding: 1em 1.2em; border: 1px solid var(--line);
  border-left: 3px solid var(--accent); border-radius: 3px; background: var(--paper);
  color: var(--ink); font-family: var(--mtg-rule-font, inherit); line-height: 1.55;
  overflow-wrap: break-word;
}
:host(reglario-card) .rule { font: .9375em/1.55 var(--mtg-rule-font, system-ui, sans-serif); }
:host(reglario-card) .rule + .rule { border-top: 0; }
.number { font-weight: 700; color: var(--accent); font-variant-numeric: lining-nums tabular-nums; }
:lang(ko) { word-break: keep-all; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.title { color: var(--soft); margin-left: .6em; }
blockquote { margin: .4em 0 0; padding: 0; }
p { margin: 0; }
p + p { margin-top: .5em; }
.example { margin-top: .7em; padding-left: .9em; border-left: 2px solid var(--line); }
.example b, .mark, .caption { font-size: .8125em; color: var(--soft); }
.subrule { margin-top: .7em; }
.mark { margin-top: .6em; font-style: italic; }
.caption { margin-top: .9em; line-height: 1.45; }
:host(reglario-card) .caption { position: sticky; bottom: 0; padding: .3em 0; border-top: 1px solid var(--line); background: var(--paper); }
@media (max-height: 20em) { :host(reglario-card) .caption { position: static; } }
`);

const held = new Map();

async function ask(path, options) {
  const signal = AbortSignal.timeout(15_000);
  const url = SERVICE + path;
  const answer = await fetch(url, { credentials: "omit", signal, ...options });
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer.json();
}

// The rule that a number means; each is asked for once. What is below it comes with a whole rule,
// which has four digits or more: a section or a chapter is shown alone.
function load(number, lang, edition, isWhole) {
  const hasMore = isWhole && /^([^@\p{Nd}]*\p{Nd}){4}/u.test(number);
  const query = new URLSearchParams(hasMore ? { include: "children" } : {});
  if (lang) query.set("lang", lang);
  if (edition) query.set("edition", edition);
  const path = `/v1/rules/${encodeURIComponent(number)}?${query}`;
  if (!held.has(path)) {
    held.set(path, ask(path));
    held.get(path).catch(() => held.delete(path)); // it is asked for again
  }
  return held.get(path);
}

function make(name, part, lang, ...content) {
  const element = document.createElement(name);
  if (part) element.className = element.part = part;
  if (lang) element.lang = lang;
  element.append(...content); // strings become text
  return element;
}

const paragraphs = (text) => text.split("\n").map((one) => make("p", "paragraph", "", one));

function wordsOf(lang) {
  const tag = Object.keys(WORDS).find((one) => `${lang}-`.startsWith(`${one}-`)) ?? "en";
  return { tag, ...WORDS[tag] };
}

function edition(rule, words) {
  if (rule.effective_on) {
    const day = new Date(`${rule.effective_on}T00:00Z`);
    const options = { dateStyle: "long", timeZone: "UTC" };
    return words.edition.replace("%", day.toLocaleDateString(words.tag, options));
  }
  return rule.edition === "undated" ? words.undated : rule.edition;
}

const mark = (text, words) => make("p", "mark", words.tag, text);

function texts(rule, words) {
  return [
    ...paragraphs(rule.text ?? ""),
    ...rule.examples.map(({ text }) =>
      make("div", "example", "", make("b", "", "", words.example), ...paragraphs(text))),
    ...(rule.duplicates ?? []).flatMap((twin) => [mark(words.twice, words), ...texts(twin, words)]),
  ].filter((one) => one.textContent);
}

function marks(rules, words) {
  const told = {
    inferred: (one) => one.number_origin === "inferred",
    abridged: (one) => one.abridged,
    damaged: (one) => one.citation.source?.lossy,
  };
  const said = Object.keys(told).filter((name) => rules.some(told[name]));
  return said.map((name) => mark(words[name], words));
}

// A rule as a figure; a card has no links, as nobody could reach them by keyboard.
function figure(rule, isCard) {
  const { citation } = rule;
  const words = wordsOf(rule.lang);
  const number = make(isCard ? "span" : "a", "number", rule.lang, citation.label);
  if (!isCard) number.href = citation.page;
  const below = rule.included ?? [];
  const quote = make("blockquote", "text", rule.lang, ...texts(rule, words), ...below.map((one) =>
    make("div", "subrule", "", make("span", "number", "", one.number), ...texts(one, words))));
  quote.cite = citation.url;
  const title = rule.title ?? rule.chapter?.title;
  const name = title ? [make("span", "title", rule.lang, title)] : [];
  const source = make("figcaption", "caption", words.tag, `${edition(rule, words)} (${rule.lang}) · `,
    make("span", "attribution", "en", citation.attribution));
  const made = make("figure", "rule", "", number, ...name);
  made.dir = "auto"; // the rule's own direction, whatever the page's is
  if (quote.hasChildNodes()) made.append(quote);
  made.append(...marks([rule, ...below], words), source);
  return made;
}

function shadowOf(host) {
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [SHEET];
  return root;
}

// What stands in it is shown until the rule is there, and stays where it cannot be had.
class MtgRule extends HTMLElement {
  static observedAttributes = ["number", "lang", "edition"];
  #asked = {}; // another one for each request, so that a late answer is known to be late
  #isWaiting = false;

  constructor() {
    super();
    shadowOf(this).append(make("slot"));
  }

  connectedCallback() { this.#ask(); }

  attributeChangedCallback() { this.#ask(); }

  disconnectedCallback() { this.#asked = {}; }

  // Once, after all attributes are set.
  #ask() {
    this.#asked = {};
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      if (this.isConnected) this.#show();
    });
  }

  async #show() {
    const asked = this.#asked;
    const [number, lang, edition] = MtgRule.observedAttributes.map((name) => this.getAttribute(name));
    let content = make("slot");
    try {
      if (number) content = figure(await load(number, lang, edition, true), false);
    } catch { /* the fallback says it */ }
    if (asked === this.#asked) this.shadowRoot.replaceChildren(content);
  }
}
if (!customElements.get("mtg-rule")) customElements.define("mtg-rule", MtgRule);

// Mentions in the page's own text.
const ROLES = "button checkbox combobox code img link listbox math menu menubar menuitem " +
  "menuitemcheckbox menuitemradio meter option progressbar radio scrollbar searchbox separator slider " +
  "spinbutton switch tab textbox tooltip treeitem";
const LEFT_ALONE = "a, button, label, summary, code, pre, kbd, samp, script, style, noscript, template, " +
  "textarea, input, select, option, meter, progress, svg, math, object, canvas, iframe, audio, video, " +
  "mtg-rule, reglario-card, [contenteditable], [inert], [aria-hidden=true i], [data-reglario-off]" +
  ROLES.replaceAll(/\w+/g, ", [role~=$& i]");
const BETWEEN = "\n\ufffc\n"; // no mention crosses it
const LARGEST = 200_000; // bytes of text
const MOST_IN_CARD = 4;

let linked = null;

// Text nodes with a number in them, as [node, its text, where it begins and ends in code points].
function readable() {
  const { FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP, SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
  const found = [];
  if (document.body.closest(LEFT_ALONE)) return found;
  const walker = document.createTreeWalker(document.body, SHOW_ELEMENT | SHOW_TEXT, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return /\p{Nd}/u.test(node.data) ? FILTER_ACCEPT : FILTER_SKIP;
    return node.matches(LEFT_ALONE) ? FILTER_REJECT : FILTER_SKIP;
  });
  const encoder = new TextEncoder();
  let size = 0, start = 0;
  while (walker.nextNode()) {
    const text = walker.currentNode.data.toWellFormed();
    size += encoder.encode(text).length + 5;
    if (size > LARGEST) break;
    const end = start + [...text].length;
    found.push({ node: walker.currentNode, text, start, end });
    start = end + BETWEEN.length;
  }
  return found;
}

// Code points of a text as JavaScript counts, in UTF-16 units.
function unitsOf(text) {
  const units = [0];
  for (const sign of text) units.push(units.at(-1) + sign.length);
  return units;
}

// A link for each number or range that is written and held; the first takes the word in, too.
function* places(nodes, mentions) {
  let index = 0, units = null;
  for (const { start, end, targets } of mentions) {
    while (index < nodes.length && nodes[index].end <= start) [index, units] = [index + 1, null];
    const found = nodes[index];
    if (!found || start < found.start || end > found.end) continue;
    units ??= unitsOf(found.text);
    for (const [written, members] of Map.groupBy(targets, (target) => target.start)) {
      const rules = members.filter((target) => target.page);
      const low = written === targets[0].start ? start : written;
      const [from, to] = [low, members[0].end].map((place) => units[place - found.start]);
      if (rules.length) yield { found, start: from, end: to, rules };
    }
  }
}

class Linking {
  #stopping = new AbortController();
  #links = []; // [link, the text before it, the text after it], the last of the page first
  #rules = new WeakMap();
  #card = null;
  #shown = null;
  #timer = 0;

  constructor(options) { this.options = options; }

  async run() {
    const { lang, edition } = this.options;
    const nodes = readable();
    if (!nodes.length) return;
    const text = nodes.map((one) => one.text).join(BETWEEN);
    const { signal } = this.#stopping;
    let found;
    try {
      const { mentions } = await ask("/v1/citations/extract", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text, lang: lang || undefined, edition: edition || undefined }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
      });
      found = [...places(nodes, mentions)].reverse();
    } catch {
      return; // the page stays as it is
    }
    for (const place of found) this.#link(place);
    if (this.#links.length) this.#listen(signal);
  }

  stop() {
    this.#stopping.abort();
    this.#close();
    this.#card?.remove();
    for (const [link, before, after] of this.#links.reverse()) {
      if (link.previousSibling === before && link.nextSibling === after) {
        before.data += link.textContent + after.data;
        link.remove();
        after.remove();
      } else link.replaceWith(...link.childNodes);
    }
    this.#links = [];
  }

  #link({ found: { node, text }, start, end, rules }) {
    // A page that has changed in the meantime is left alone.
    if (!text.startsWith(node.data.toWellFormed()) || node.length < end) return;
    if (!node.parentElement || node.parentElement.closest(LEFT_ALONE)) return;
    const after = node.splitText(end);
    const link = make("a", "", "", node.splitText(start));
    link.className = "mtg-rule-link";
    link.href = rules[0].page;
    after.before(link);
    this.#rules.set(link, rules);
    this.#links.push([link, node, after]);
  }

  #listen(signal) {
    const linkAt = (event) => {
      const link = event.target.closest?.("a.mtg-rule-link");
      return this.#rules.has(link) ? link : null;
    };
    const on = (type, act) => document.addEventListener(type, act, { signal, capture: true });
    on("pointerover", (event) => {
      if (event.pointerType === "touch") return;
      const link = linkAt(event);
      if (link && link !== this.#shown) this.#soon(() => this.#open(link), 150);
      else if (link || event.target === this.#card) clearTimeout(this.#timer);
      else if (!this.#shown?.matches(":focus")) this.#soon(() => this.#close(), 250);
    });
    on("focusin", (event) => {
      const link = linkAt(event);
      clearTimeout(this.#timer);
      if (link) this.#open(link);
      else this.#close();
    });
    on("focusout", (event) => { if (linkAt(event)) this.#close(); });
    on("keydown", (event) => {
      if (!this.#shown) return;
      const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.key === "Escape") {
        if (this.#card?.isConnected) event.preventDefault();
        clearTimeout(this.#timer);
        this.#close();
      } else if (linkAt(event) && !isChord && this.#scroll(event.key)) event.preventDefault();
    });
    on("scroll", (event) => { if (event.target !== this.#card) this.#place(); });
    addEventListener("resize", () => this.#place(), { signal });
  }

  // Scrolls the card of a focused link, as nobody can focus it itself; false where it is at its end.
  #scroll(key) {
    const card = this.#card;
    if (!card?.isConnected) return false;
    const page = card.clientHeight * .8;
    const by = { ArrowDown: 40, ArrowUp: -40, PageDown: page, PageUp: -page }[key];
    const before = card.scrollTop;
    card.scrollTop += by ?? 0;
    return card.scrollTop !== before;
  }

  #soon(act, wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }

  async #open(link) {
    this.#close();
    this.#shown = link;
    const rules = this.#rules.get(link);
    const asked = rules.slice(0, MOST_IN_CARD).map((one) => load(one.number, one.lang, one.edition));
    const loaded = (await Promise.allSettled(asked)).flatMap(({ value }) => value ?? []);
    if (this.#shown !== link || !loaded.length) return;
    const figures = loaded.map((rule) => figure(rule, true));
    if (rules.length > MOST_IN_CARD) figures.at(-1).append(`+${rules.length - MOST_IN_CARD}`);
    const card = this.#card ??= this.#make();
    card.shadowRoot.replaceChildren(...figures);
    const told = card.firstChild;
    told.textContent = loaded
      .map((rule) => `${rule.citation.label}: ${rule.text ?? rule.title ?? ""}`).join("\n");
    told.lang = loaded[0].lang;
    (link.closest("dialog:modal") ?? document.body).append(card); // the others are inert
    card.showPopover?.();
    this.#place();
    link.setAttribute("aria-describedby", told.id);
  }

  #make() {
    const card = make("reglario-card");
    if (this.options.theme) card.setAttribute("theme", this.options.theme);
    card.setAttribute("role", "tooltip");
    card.popover = "manual";
    // What describes a link must stand in the link's own tree, not in a shadow.
    const told = make("span");
    told.id = "reglario-card-text";
    told.hidden = true;
    card.append(told);
    shadowOf(card);
    return card;
  }

  #place() {
    const card = this.#card;
    if (!card?.isConnected) return;
    const box = this.#shown.getBoundingClientRect(); // all of a link that is broken in lines
    const first = this.#shown.getClientRects()[0] ?? box;
    const set = (name, value) => card.style.setProperty(name, `${value}px`);
    const left = Math.min(first.left, document.documentElement.clientWidth - card.offsetWidth - 8);
    set("--left", Math.max(8, left));
    const most = 22 * parseFloat(getComputedStyle(card).fontSize);
    const [above, below] = [box.top - 10, innerHeight - box.bottom - 10];
    const isBelow = below >= Math.min(card.scrollHeight, most) || below >= above;
    set("--room", Math.max(0, Math.min(most, isBelow ? below : above)));
    set("--top", isBelow ? box.bottom + 6 : box.top - card.offsetHeight - 6);
  }

  #close() {
    this.#shown?.removeAttribute("aria-describedby");
    this.#shown = null;
    this.#card?.remove();
  }
}

// Makes the page's mentions links; options: lang, edition (of bare numbers), theme (of cards).
export function start(options = {}) {
  stop();
  linked = new Linking(options);
  return linked.run();
}

// Puts the page back as it was.
export function stop() {
  linked?.stop();
  linked = null;
}

globalThis.reglario = { start, stop };

// A module runs once, however often it stands in the page: any of its elements may ask for it.
const tag = [...document.scripts].find((script) =>
  script.src === import.meta.url && script.hasAttribute("data-reglario-auto"));
if (tag) {
  const { reglarioLang: lang, reglarioEdition: edition, reglarioTheme: theme } = tag.dataset;
  const begin = () => start({ lang, edition, theme });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin, { once: true });
  else begin();
}
