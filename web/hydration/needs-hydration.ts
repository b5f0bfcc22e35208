/** When a part of a page hydrates without an interaction: it shows something that the server could not render. */
export type HydrationNeeds = {
  /** On every visit. */
  isAlways?: boolean;
  /** While the page shows a hold, which counts down. */
  hasHold?: boolean;
  /** Keys of localStorage or sessionStorage whose values the part shows. */
  stored?: readonly string[];
  /** Parameters of the URL that the server cannot answer alone. */
  params?: readonly string[];
  /** On screens like these the part hydrates when the browser is idle. */
  media?: string;
};

/** The attribute of an element whose island hydrates at once. */
export const hydratesAtOnce = { "data-hydrates": JSON.stringify({ isAlways: true } satisfies HydrationNeeds) };

/**
 * Whether a part hydrates at once. Its needs are its attribute `data-hydrates`, because the page asks before any module
 * has loaded: this function is inlined into the page as source text, so it uses nothing outside itself.
 */
export function needsHydration({ dataset }: HTMLElement): boolean {
  if (dataset.hydrates === undefined) return false;
  const needs = JSON.parse(dataset.hydrates) as HydrationNeeds;
  const query = new URLSearchParams(location.search);
  if (needs.isAlways || (needs.hasHold && document.querySelector("[data-hold]"))) return true;
  if (["modals", ...(needs.params ?? [])].some((name) => query.has(name))) return true;
  try {
    return (needs.stored ?? []).some((key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null);
  } catch {
    return false;
  }
}
