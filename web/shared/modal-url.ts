import { useState } from "react";
import { type Location, useLocation, useNavigate, useSearchParams } from "react-router";
import { type ModalKey, openModals, withModal, withoutModal } from "#domain/search/modals.ts";

/**
 * A dialog whose being open is written in the address: opening it is a step Back can undo,
 * a link can carry it, and closing it leads to where it was opened.
 */
export function useModal(key: ModalKey) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const open = openModals(params.get("modals"));
  const isOpen = open.includes(key);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  function go(change: (modals: string | null) => string, openedHere: boolean, more?: object) {
    const next = addressNow(location);
    const modals = change(next.get("modals"));
    if (modals) next.set("modals", modals);
    else next.delete("modals");
    const state = openedHere ? { ...location.state, ...more, openedModal: key } : null;
    navigate(
      { search: next.toString(), hash: location.hash },
      { replace: !openedHere, preventScrollReset: true, state },
    );
  }

  return {
    isOpen,
    isTop: open.at(-1) === key,
    /** From the first opening on the dialog stays in the tree, so that it can leave gracefully and give the focus back. */
    wasOpened,
    open: () => go((modals) => withModal(modals, key), true),
    /** Opens it with what else the step in the history shall remember, such as who asked. */
    openWith: (more: object) => go((modals) => withModal(modals, key), true, more),
    /** Puts it behind those already open, as part of the step that opened them. */
    openBehind: () => go((modals) => [key, ...openModals(modals)].join(","), false),
    close: () =>
      location.state?.openedModal === key ? navigate(-1) : go((modals) => withoutModal(modals, key), false),
  };
}

/** What the address asks for now: it may be a step ahead of what is drawn, as a list takes its time. */
function addressNow({ pathname, search }: Location): URLSearchParams {
  return new URLSearchParams(window.location.pathname === pathname ? window.location.search : search);
}
