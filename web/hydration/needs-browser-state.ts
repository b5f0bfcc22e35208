type BrowserState = {
  /** Keys of localStorage whose values the page shows. */
  stored: readonly string[];
  /** Parameters of the URL that the server cannot answer alone. */
  params?: readonly string[];
};

/** Whether the page shows something that the server could not render: stored data, or a parameter of the URL. */
export function needsBrowserState({ stored, params = [] }: BrowserState): boolean {
  const query = new URLSearchParams(location.search);
  if (["modals", ...params].some((name) => query.has(name))) return true;
  try {
    return stored.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
