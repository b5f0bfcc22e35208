import { createContext, use } from "react";

/** The element overlays are put into; the page's body unless a part of the page is a world of its own. */
export const OverlayContainer = createContext<HTMLElement | undefined>(undefined);

export function useOverlayContainer(): HTMLElement | undefined {
  return use(OverlayContainer);
}
