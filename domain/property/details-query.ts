import { readUrlDay, writeUrlDay } from "#domain/stay/url-day.ts";

const ID = /^[1-9]\d{0,9}$/;
/** The largest id in the database. */
const MAX_ID = 2_147_483_647;
type Pair = [name: string, value: string];
const FIRST = ["cityId", "checkIn", "checkOut"] as const;
/** The values in the path of the new address. */
const IN_PATH: readonly string[] = ["propertyId", "lang"];

/** The id in an address, or `null` when it is not a possible id. */
export function readPropertyId(text: string | null | undefined): number | null {
  if (!text || !ID.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/**
 * The query of an old address in the present form: city and days first, days as `DD-MM-YYYY`, then all others in
 * their order. Empty values and impossible days are omitted.
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
