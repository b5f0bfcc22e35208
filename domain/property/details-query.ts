import { readUrlDay, writeUrlDay } from "#domain/stay/url-day.ts";

const ID = /^[1-9]\d{0,9}$/;
/** As the database counts homes. */
const MAX_ID = 2_147_483_647;
type Pair = [name: string, value: string];
const FIRST = ["cityId", "checkIn", "checkOut"] as const;
/** What the path of the rebuilt address says. */
const IN_PATH: readonly string[] = ["propertyId", "lang"];

/** The id an address names, or `null` when it can name no home. */
export function readPropertyId(text: string | null | undefined): number | null {
  if (!text || !ID.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/**
 * The query of an older address as it is written now: city and days first, days as `DD-MM-YYYY`, then all others in
 * their order. What is empty, and a day that never was, is left out.
 */
export function rebuildDetailsQuery(old: Iterable<Pair>): Pair[] {
  const pairs = [...old];
  const first = FIRST.flatMap((name): Pair[] => {
    const written = rewrite[name](pairs.find(([known]) => known === name)?.[1] ?? "");
    return written ? [[name, written]] : [];
  });
  const isOther = ([name, value]: Pair) =>
    value !== "" && !IN_PATH.includes(name) && !FIRST.some((known) => known === name);
  return [...first, ...pairs.filter(isOther)];
}

function rewriteDay(text: string): string {
  const day = readUrlDay(text);
  return day ? writeUrlDay(day) : "";
}

const rewrite = { cityId: (text: string) => (ID.test(text) ? text : ""), checkIn: rewriteDay, checkOut: rewriteDay };
