import { DIALOG_FOCUS_CHECK_MS } from "#domain/shell/constants.ts";

/** Layers that may have the focus while a dialog is open: its lists and popovers, snackbars, a dialog above it. */
const LAYERS_ABOVE = "[data-trigger], [data-react-aria-top-layer], [data-overlay]";

/** Moves a focus outside the dialog back to the last focused element inside, until the returned function is called. */
export function watchFocus(dialog: HTMLElement): () => void {
  const page = dialog.ownerDocument;
  let last: HTMLElement | null = null;

  const check = () => {
    const focused = page.activeElement;
    if (!(focused instanceof HTMLElement)) return;
    if (dialog.contains(focused)) last = focused;
    else if (!isAbove(focused, dialog)) (last?.isConnected ? last : dialog).focus();
  };

  // Chromium takes the focus from a dialog that replaces the waiting sheet, and a key pressed then is lost.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => relatedTarget || queueMicrotask(check);

  check();
  dialog.addEventListener("focusout", onFocusOut);
  const timer = setInterval(check, DIALOG_FOCUS_CHECK_MS);
  return () => {
    dialog.removeEventListener("focusout", onFocusOut);
    clearInterval(timer);
  };
}

function isAbove(focused: HTMLElement, dialog: HTMLElement): boolean {
  const layer = focused.closest(LAYERS_ABOVE);
  return layer !== null && !layer.contains(dialog);
}
