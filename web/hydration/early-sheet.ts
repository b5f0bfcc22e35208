/**
 * The waiting sheet for a press from before hydration. A guest who closes it takes the press back.
 * This function is inlined into the page as source text, so it uses nothing outside itself.
 */
export function earlySheet(takeBack: () => void) {
  const sheet = document.querySelector<HTMLDialogElement>("#waiting-sheet");
  const isOwn = () => sheet?.dataset.owner === "early";
  sheet?.addEventListener("close", () => isOwn() && takeBack());
  return {
    /** Whether the press was on the sheet. A press beside its box closes it. */
    takes(target: Element) {
      if (target === sheet) sheet.close();
      return sheet?.contains(target) === true;
    },
    show({ dataset }: HTMLElement) {
      const title = sheet?.querySelector("h2");
      if (!sheet || !title || (dataset.sheetUnless && matchMedia(dataset.sheetUnless).matches)) return;
      title.textContent = dataset.sheet ?? "";
      sheet.dataset.shape = dataset.sheetShape ?? "sheet";
      sheet.dataset.owner = "early";
      if (!sheet.open) sheet.showModal();
    },
    /** No dialog has taken it over in this time after the repeated press. */
    release: () => setTimeout(() => isOwn() && sheet?.close(), 5000),
  };
}
