/**
 * Repeats the last press on a button from before hydration after it; an island repeats its own (`waitForInteraction`).
 * Meanwhile the pressed element has `data-pressed`, and the waiting sheet is open where it opens a dialog (`opensSheet`).
 * This function is inlined into the page as source text, so it uses nothing outside itself.
 */
export function holdEarlyPresses() {
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
    // A form without a method is sent by scripts alone: the browser would put what was typed into the URL.
    const form = pressed.matches('[type="submit"]') ? pressed.closest("form") : null;
    const isScripted = pressed.matches('button[type="button"]') || form?.hasAttribute("method") === false;
    if (!isSheet && !isScripted) return;
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
