import { createContext, use } from "react";

/** The element that contains overlays: the body, unless a part of the page has its own container. */
export const OverlayContainer = createContext<HTMLElement | undefined>(undefined);

export function useOverlayContainer(): HTMLElement | undefined {
  return use(OverlayContainer);
}
