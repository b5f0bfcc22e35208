const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script([^>]*) type="module" async="">/;

/** This function is inlined into the page as source text, so it uses nothing outside itself. */
export function start(files: string[]) {
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
    const script = Object.assign(document.createElement("script"), { type: "module", nonce, textContent: text });
    // Without its scripts the page follows a pressed link as plain HTML does.
    script.onerror = () => marked()?.matches("a") && location.assign((marked() as HTMLAnchorElement).href);
    document.head.append(script);
  }
  // The timeout lets the browser lay out the page first.
  addEventListener("load", () => setTimeout(loadModules));
  for (const type of interactions) addEventListener(type, loadModules, true);

  const sheet = document.querySelector<HTMLDialogElement>("#waiting-sheet");
  const marked = () => document.querySelector<HTMLElement>("[data-early-click]");
  let isHydrated = false;
  function clear() {
    marked()?.removeAttribute("data-early-click");
    document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  }
  function showSheet({ dataset }: HTMLElement) {
    const title = sheet?.querySelector("h2");
    if (!sheet || !title || (dataset.sheetUnless && matchMedia(dataset.sheetUnless).matches)) return;
    title.textContent = dataset.sheet ?? "";
    sheet.dataset.shape = dataset.sheetShape ?? "sheet";
    sheet.dataset.owner = "early";
    if (!sheet.open) sheet.showModal();
  }
  function press(event: MouseEvent) {
    const target = event.target as HTMLElement;
    if (target === sheet) return sheet.close();
    const pressed = target.closest<HTMLElement>("a[href], button");
    if (sheet?.contains(target) || (isHydrated && !pressed?.closest("[data-island=pending]"))) return;
    clear();
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    pressed.setAttribute("data-pressed", "");
    const isSheet = pressed.hasAttribute("data-sheet");
    if (!isSheet && !pressed.matches('button[type="button"]')) return;
    event.preventDefault();
    pressed.setAttribute("data-early-click", "");
    if (isSheet) setTimeout(() => pressed.hasAttribute("data-pressed") && showSheet(pressed), 50);
  }
  addEventListener("click", press, true);
  // A guest who closes the sheet takes the press back.
  sheet?.addEventListener("close", () => sheet.dataset.owner === "early" && clear());
  addEventListener("pageshow", (event) => event.persisted && clear());
  new MutationObserver((_, observer) => {
    observer.disconnect();
    isHydrated = true;
    const clicked = marked();
    if (clicked?.closest("[data-island=pending]")) return;
    clear();
    clicked?.click();
    setTimeout(() => sheet?.dataset.owner === "early" && sheet.close(), 5000);
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}

/**
 * Rewrites the HTML so that modules do not compete with the content for bandwidth: they load after the `load` event, or
 * at the first interaction. Until then links and forms work as plain HTML. The last button that was clicked before
 * hydration is clicked again after it; an island repeats its own clicks (see `waitForInteraction`). Meanwhile the pressed
 * element has `data-pressed`, and the waiting sheet is open where the element opens a dialog (`opensSheet`).
 */
export function deferStart(html: string, nonce: string, moreFiles: readonly string[] = []): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file as string);
  const starter = `<script nonce="${nonce}">(${start})(${JSON.stringify([...files, ...moreFiles])})</script>`;
  const bare = html.replace(PRELOAD, "");
  if (!ENTRY.test(bare)) return html;
  return bare.replace(ENTRY, (_, attributes: string) => `${starter}<script${attributes} type="text/deferred">`);
}
