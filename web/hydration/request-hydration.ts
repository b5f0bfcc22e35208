import { hydratesAtOnce } from "./needs-hydration.ts";

/** Hydrates the page, and this part of it, without an interaction. */
export function requestHydration(part: HTMLElement): void {
  part.dataset.hydrates = hydratesAtOnce["data-hydrates"];
  hydrateAll();
}

/**
 * Hydrates all parts of the page. React does not show new data of a route while any part of the page is not hydrated: it
 * cannot know which contexts that part reads.
 */
export function hydrateAll(): void {
  dispatchEvent(new Event("hydrate"));
}
