type More = {
  /** Keys under which this browser keeps what a part shows. */
  kept: readonly string[];
  /** Names in an address that the server cannot answer alone. */
  asked?: readonly string[];
};

/** Whether a guest sees more than the server could draw: something kept from before, or asked for in the address. */
export function hasMore({ kept, asked = [] }: More): boolean {
  const params = new URLSearchParams(location.search);
  if (["modals", ...asked].some((name) => params.has(name))) return true;
  try {
    return kept.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
