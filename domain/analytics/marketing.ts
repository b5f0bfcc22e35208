/** The last campaign that led a guest here. */
export type Marketing = { source?: string; medium?: string; campaign?: string };
export type Touch = Marketing & { at: number };

export const MARKETING_DAYS = 30;
const DAY_MS = 86_400_000;
const parts = ["source", "medium", "campaign"] as const;
/** The name of a campaign contains neither an email address nor a long number. */
export const MARKETING_TEXT = /^(?!.*\d{9})[\p{L}\p{N} ._|+-]{1,80}$/u;

/** The campaign in the query of a page; `null` if there is none. */
export function readMarketing(query: { get(name: string): string | null }): Marketing | null {
  const found = parts.flatMap((part) => {
    const text = query.get(`utm_${part}`)?.trim() ?? "";
    return MARKETING_TEXT.test(text) ? [[part, text] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The latest of the stored touches that is not too old. */
export function lastTouch(stored: readonly (Touch | null | undefined)[], now: number): Touch | null {
  const fresh = stored.filter((touch) => isTouch(touch) && touch.at <= now && now - touch.at < MARKETING_DAYS * DAY_MS);
  return fresh.reduce<Touch | null>((last, touch) => (touch && touch.at >= (last?.at ?? 0) ? touch : last), null);
}

function isTouch(touch: unknown): touch is Touch {
  return typeof touch === "object" && touch !== null && typeof (touch as Touch).at === "number";
}
