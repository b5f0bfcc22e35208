import { useState } from "react";
import { type Location, useLocation, useNavigate, useSearchParams } from "react-router";
import { type ModalKey, openModals, withModal, withoutModal } from "#domain/search/modals.ts";

/**
 * A dialog whose open state is in the URL: Back closes it, a link can open it, and closing it returns to the URL from which
 * it was opened.
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
    /** After the first opening the dialog stays mounted, so that it can animate its exit and restore the focus. */
    wasOpened,
    open: () => go((modals) => withModal(modals, key), true),
    /** Opens it with additional history state, such as the reason. */
    openWith: (more: object) => go((modals) => withModal(modals, key), true, more),
    /** Opens it behind those already open, in the same history entry. */
    openBehind: () => go((modals) => [key, ...openModals(modals)].join(","), false),
    close: () =>
      location.state?.openedModal === key ? navigate(-1) : go((modals) => withoutModal(modals, key), false),
  };
}

/** The modals of the current URL, which may be ahead of what is rendered during a navigation. */
function addressNow({ pathname, search }: Location): URLSearchParams {
  return new URLSearchParams(window.location.pathname === pathname ? window.location.search : search);
}
