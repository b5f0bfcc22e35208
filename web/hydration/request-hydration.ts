import { hydratesAtOnce } from "./needs-hydration.ts";

/** Hydrates the page, and this part of it, without an interaction. */
export function requestHydration(part: HTMLElement): void {
  part.dataset.hydrates = hydratesAtOnce["data-hydrates"];
  dispatchEvent(new Event("hydrate"));
}
