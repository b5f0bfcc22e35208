const COUNT = /^[1-9]\d{0,2}$/;

/** The number of guests in the URL. */
export function readGuestCount(query: { get(name: string): string | null }): number | null {
  const text = query.get("guestCount") ?? "";
  return COUNT.test(text) ? Number(text) : null;
}
