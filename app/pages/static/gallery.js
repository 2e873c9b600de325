// The page for owners of sites shows at once what is chosen; without this, its button does.
const form = document.querySelector("form.options");
let asked = 0, timer = 0;

async function update() {
  const mine = ++asked;
  const url = `${form.action}?${new URLSearchParams(new FormData(form))}`;
  try {
    const answer = await fetch(url, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== asked) return;
    const preview = page.querySelector("#preview");
    const code = [page, document].map((one) => one.querySelector("#code"));
    if (!preview || !code[0] !== !code[1]) return location.assign(url);
    history.replaceState(null, "", url);
    globalThis.reglario?.stop();
    document.querySelector("#preview").replaceWith(document.adoptNode(preview));
    if (code[0]) code[1].value = code[0].value;
    const { form: kind, ...options } = preview.dataset;
    if (kind === "auto") globalThis.reglario?.start(options);
  } catch {
    // the button is there
  }
}

form.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(update, 250);
});
