/** Who stays: at least one adult. */
export type Party = { adults: number; children: number };

export const MAX_PARTY = 100;
const COUNT = /^\d{1,3}$/;
const MAX_COUNT = 999;

export function partySize({ adults, children }: Party): number {
  return adults + children;
}

/** The party of a URL: `adults` and `children`, or the older `guestCount`; `null` when it names none. */
export function readParty(query: { get(name: string): string | null }): Party | null {
  const adults = readCount(query.get("adults")) || readCount(query.get("guestCount"));
  return adults ? { adults, children: Math.min(readCount(query.get("children")), MAX_COUNT - adults) } : null;
}

/** The values of `adults` and `children` in a URL; empty values are omitted. */
export function writeParty(party: Party | null | undefined): { adults: string; children: string } {
  return { adults: party ? String(party.adults) : "", children: party?.children ? String(party.children) : "" };
}

/** A party of another size: the children stay as long as an adult is left. */
export function resizeParty(size: number, before: Party | null): Party {
  const children = Math.min(before?.children ?? 0, size - 1);
  return { adults: size - children, children };
}

/** Whether a party has an adult and fits into the property. */
export function doesPartyFit({ adults, children }: Party, capacity: number): boolean {
  const whole = Number.isInteger(adults) && Number.isInteger(children);
  return whole && adults >= 1 && children >= 0 && adults + children <= capacity;
}

function readCount(text: string | null): number {
  return COUNT.test(text ?? "") ? Number(text) : 0;
}
