import { readUrlDay, writeUrlDay } from "#domain/stay/url-day.ts";

const ID = /^[1-9]\d{0,9}$/;
/** As the database counts homes. */
const MAX_ID = 2_147_483_647;
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
export function rebuildDetailsQuery(old: URLSearchParams): URLSearchParams {
  const rebuilt = new URLSearchParams();
  const cityId = old.get("cityId") ?? "";
  if (ID.test(cityId)) rebuilt.set("cityId", cityId);
  for (const name of ["checkIn", "checkOut"] as const) {
    const day = readUrlDay(old.get(name));
    if (day) rebuilt.set(name, writeUrlDay(day));
  }
  for (const [name, value] of old) {
    if (value !== "" && !IN_PATH.includes(name) && !FIRST.some((first) => first === name)) rebuilt.append(name, value);
  }
  return rebuilt;
}
