const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script([^>]*) type="module" async="">/;

/** Runs in the page as it stands here, so it may lean on nothing outside itself. */
function start(files: string[]) {
  const nonce = (document.currentScript as HTMLScriptElement).nonce;
  const signs = ["pointerdown", "keydown", "focusin"];
  let hasBegun = false;
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const href of files) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce }));
    }
    const text = document.querySelector('script[type="text/later"]')?.textContent ?? "";
    document.head.append(Object.assign(document.createElement("script"), { type: "module", nonce, textContent: text }));
  }
  // A moment later: what has just come is laid out first.
  addEventListener("load", () => setTimeout(begin));
  for (const sign of signs) addEventListener(sign, begin, true);

  const marked = () => document.querySelector<HTMLElement>("[data-early]");
  let isAlive = false;
  function remember({ target }: Event) {
    const button = (target as Element).closest('button[type="button"]');
    if (isAlive && !button?.closest("[data-island=asleep]")) return;
    marked()?.removeAttribute("data-early");
    button?.setAttribute("data-early", "");
  }
  addEventListener("click", remember, true);
  new MutationObserver((_, watch) => {
    watch.disconnect();
    isAlive = true;
    const pressed = marked();
    if (!pressed || pressed.closest("[data-island=asleep]")) return;
    pressed.removeAttribute("data-early");
    pressed.click();
  }).observe(document.documentElement, { attributeFilter: ["data-alive"] });
}

/**
 * Content first: what a guest sees is not kept waiting by what makes it move. The page's modules are fetched once
 * everything in sight has come, or at the guest's first touch; until then links and forms work by themselves, and the
 * last button pressed meanwhile is pressed again once somebody listens; one in a part that still sleeps is left to the
 * part (see `awaken`).
 */
export function startLate(html: string, nonce: string, more: readonly string[] = []): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file as string);
  const starter = `<script nonce="${nonce}">(${start})(${JSON.stringify([...files, ...more])})</script>`;
  const bare = html.replace(PRELOAD, "");
  if (!ENTRY.test(bare)) return html;
  return bare.replace(ENTRY, (_, attributes: string) => `${starter}<script${attributes} type="text/later">`);
}
