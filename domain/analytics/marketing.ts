/** Where a guest came from: the last advertisement or letter that led here. */
export type Marketing = { source?: string; medium?: string; campaign?: string };
export type Touch = Marketing & { at: number };

export const MARKETING_DAYS = 30;
const DAY_MS = 86_400_000;
const parts = ["source", "medium", "campaign"] as const;
/** A mail address has no place in a campaign's name, nor has a long number. */
export const MARKETING_TEXT = /^(?!.*\d{9})[\p{L}\p{N} ._|+-]{1,80}$/u;

/** What the address of a page says of it; `null` when it says nothing. */
export function readMarketing(query: { get(name: string): string | null }): Marketing | null {
  const said = parts.flatMap((part) => {
    const text = query.get(`utm_${part}`)?.trim() ?? "";
    return MARKETING_TEXT.test(text) ? [[part, text] as const] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : null;
}

/** The later of what two places kept, unless it is too old to count. */
export function lastTouch(kept: readonly (Touch | null | undefined)[], now: number): Touch | null {
  const fresh = kept.filter((touch) => isTouch(touch) && touch.at <= now && now - touch.at < MARKETING_DAYS * DAY_MS);
  return fresh.reduce<Touch | null>((last, touch) => (touch && touch.at >= (last?.at ?? 0) ? touch : last), null);
}

function isTouch(touch: unknown): touch is Touch {
  return typeof touch === "object" && touch !== null && typeof (touch as Touch).at === "number";
}
