const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script([^>]*) type="module" async="">/;

/** This function is inlined into the page as source text, so it uses nothing outside itself. */
function start(files: string[]) {
  const nonce = (document.currentScript as HTMLScriptElement).nonce;
  const interactions = ["pointerdown", "keydown", "focusin"];
  let isStarted = false;
  function loadModules() {
    if (isStarted) return;
    isStarted = true;
    for (const type of interactions) removeEventListener(type, loadModules, true);
    for (const href of files) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce }));
    }
    const text = document.querySelector('script[type="text/deferred"]')?.textContent ?? "";
    document.head.append(Object.assign(document.createElement("script"), { type: "module", nonce, textContent: text }));
  }
  // The timeout lets the browser lay out the page first.
  addEventListener("load", () => setTimeout(loadModules));
  for (const type of interactions) addEventListener(type, loadModules, true);

  const marked = () => document.querySelector<HTMLElement>("[data-early-click]");
  let isHydrated = false;
  function markClick({ target }: Event) {
    const button = (target as Element).closest('button[type="button"]');
    if (isHydrated && !button?.closest("[data-island=pending]")) return;
    marked()?.removeAttribute("data-early-click");
    button?.setAttribute("data-early-click", "");
  }
  addEventListener("click", markClick, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    isHydrated = true;
    const clicked = marked();
    if (!clicked || clicked.closest("[data-island=pending]")) return;
    clicked.removeAttribute("data-early-click");
    clicked.click();
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}

/**
 * Rewrites the HTML so that modules do not compete with the content for bandwidth: they load after the `load` event, or
 * at the first interaction. Until then links and forms work as plain HTML. The last button that was clicked before
 * hydration is clicked again after it; an island repeats its own clicks (see `waitForInteraction`).
 */
export function deferStart(html: string, nonce: string, moreFiles: readonly string[] = []): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file as string);
  const starter = `<script nonce="${nonce}">(${start})(${JSON.stringify([...files, ...moreFiles])})</script>`;
  const bare = html.replace(PRELOAD, "");
  if (!ENTRY.test(bare)) return html;
  return bare.replace(ENTRY, (_, attributes: string) => `${starter}<script${attributes} type="text/deferred">`);
}
