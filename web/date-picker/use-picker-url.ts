import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useModal } from "#web/shared/modal-url.ts";

const KEY = "DATE_PICKER_MODAL";
const MAIN = "stay";

/**
 * Synchronises the picker with `modals=DATE_PICKER_MODAL`: opening adds a history entry, Back discards, a link opens
 * it. Of several pickers on a page, the one opens whose name is in the history state.
 */
export function usePickerUrl(name = MAIN, isOpen: boolean, onUrlChange: (isOpen: boolean) => void) {
  const modal = useModal(KEY);
  const { state } = useLocation();
  const isOpenInUrl = modal.isOpen && (state?.picker ?? MAIN) === name;
  const lastOpenInUrl = useRef(false);
  const lastOpen = useRef(false);

  /** A navigation that we started and that the URL does not show yet; a guest may act before it does. */
  const pending = useRef<"open" | "close" | null>(null);

  function navigateTo(to: "open" | "close") {
    pending.current = to;
    if (to === "open") modal.openWith({ picker: name });
    else modal.close();
  }

  const afterUrlChange = useEffectEvent(() => {
    const isOwn = pending.current === (isOpenInUrl ? "open" : "close");
    pending.current = null;
    if (isOpenInUrl === isOpen) return;
    if (isOwn) navigateTo(isOpen ? "open" : "close");
    else onUrlChange(isOpenInUrl);
  });
  const afterOpenChange = useEffectEvent(() => {
    if (isOpenInUrl !== isOpen && pending.current === null) navigateTo(isOpen ? "open" : "close");
  });

  useEffect(() => {
    if (lastOpenInUrl.current === isOpenInUrl) return;
    lastOpenInUrl.current = isOpenInUrl;
    afterUrlChange();
  }, [isOpenInUrl]);
  useEffect(() => {
    if (lastOpen.current === isOpen) return;
    lastOpen.current = isOpen;
    afterOpenChange();
  }, [isOpen]);

  return { isOpenInUrl, isOpenedByUrl: isOpenInUrl && state?.openedModal !== KEY };
}
