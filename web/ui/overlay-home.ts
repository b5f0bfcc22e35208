import { createContext, use } from "react";

/** The element overlays are put into; the page's body unless a part of the page is a world of its own. */
export const OverlayHome = createContext<HTMLElement | undefined>(undefined);

export function useOverlayHome(): HTMLElement | undefined {
  return use(OverlayHome);
}
