import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useModal } from "#web/shared/modal-url.ts";

const KEY = "DATE_PICKER_MODAL";
const MAIN = "stay";

/**
 * Keeps the picker and `modals=DATE_PICKER_MODAL` in step: opening is a step in the history, Back discards,
 * a link opens it. Of several pickers on a page the one answers whose name the step remembers.
 */
export function useAddressPart(name = MAIN, isOpen: boolean, ask: (isOpen: boolean) => void) {
  const modal = useModal(KEY);
  const { state } = useLocation();
  const isAsked = modal.isOpen && (state?.picker ?? MAIN) === name;
  const lastAsked = useRef(false);
  const lastOpen = useRef(false);

  /** A step of ours that the address has not taken yet; a guest may be quicker. */
  const pending = useRef<"open" | "close" | null>(null);

  function step(to: "open" | "close") {
    pending.current = to;
    if (to === "open") modal.openWith({ picker: name });
    else modal.close();
  }

  const onAsked = useEffectEvent(() => {
    const isOwn = pending.current === (isAsked ? "open" : "close");
    pending.current = null;
    if (isAsked === isOpen) return;
    if (isOwn) step(isOpen ? "open" : "close");
    else ask(isAsked);
  });
  const onOpen = useEffectEvent(() => {
    if (isAsked !== isOpen && pending.current === null) step(isOpen ? "open" : "close");
  });

  useEffect(() => {
    if (lastAsked.current === isAsked) return;
    lastAsked.current = isAsked;
    onAsked();
  }, [isAsked]);
  useEffect(() => {
    if (lastOpen.current === isOpen) return;
    lastOpen.current = isOpen;
    onOpen();
  }, [isOpen]);

  return { isAsked, isOpenedByAddress: isAsked && state?.openedModal !== KEY };
}
