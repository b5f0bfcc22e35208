export type SheetShape = "sheet" | "drawer" | "screen";

/**
 * A module that is in the cache or comes fast loads within this time, and no empty sheet flickers. A modal sheet makes the
 * whole page inert, so that the browser computes the style of every element again: a press must be seen before that.
 */
const DELAY_MS = 150;
/** As long as a dialog takes to enter. */
const ENTER_MS = 400;

type Options = {
  title: string;
  shape?: SheetShape | undefined;
  /** The dialog is a popover beside its control: the sheet appears only to report a failure. */
  isQuiet?: boolean | undefined;
  onDismiss: () => void;
};

let owners = 0;

/** Shows the waiting sheet until the dialog it stands in for has loaded. It takes over one that is already open. */
export function openWaitingSheet({ title, shape = "sheet", isQuiet = false, onDismiss }: Options) {
  const sheet = findSheet();
  const owner = String(++owners);
  const listening = new AbortController();
  const isOwn = () => sheet?.dataset.owner === owner;
  function show() {
    const heading = sheet?.querySelector("h2");
    if (!sheet || !heading) return;
    heading.textContent = title;
    sheet.dataset.shape = shape;
    sheet.dataset.owner = owner;
    if (!sheet.open) sheet.showModal();
  }
  function close() {
    clearTimeout(timer);
    listening.abort();
    if (!sheet || !isOwn()) return;
    delete sheet.dataset.owner;
    showPart(sheet, "loading");
    skipTransition();
    sheet.close();
  }
  sheet?.addEventListener(
    "close",
    () => {
      if (!isOwn() || sheet.open) return;
      close();
      onDismiss();
    },
    listening,
  );
  const timer = isQuiet || sheet?.open ? undefined : setTimeout(show, DELAY_MS);
  if (sheet?.open) show();
  return {
    /** Closing before the dialog renders returns the focus to the control, where the dialog finds it. */
    close,
    fail(retry: () => void) {
      clearTimeout(timer);
      show();
      if (!sheet) return;
      showPart(sheet, "failed");
      const again = () => {
        showPart(sheet, "loading");
        retry();
      };
      const button = sheet.querySelector("[data-retry]");
      button?.addEventListener("click", again, { once: true, signal: listening.signal });
    },
  };
}

function findSheet(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("#waiting-sheet");
}

function showPart(sheet: HTMLElement, shown: "loading" | "failed") {
  for (const part of sheet.querySelectorAll<HTMLElement>("[data-part]")) part.hidden = part.dataset.part !== shown;
}

function skipTransition() {
  const page = document.documentElement;
  page.setAttribute("data-sheet-replaced", "");
  setTimeout(() => page.removeAttribute("data-sheet-replaced"), ENTER_MS);
}
