import type { Language } from "#domain/site/language.ts";

/** One of the combinations a journey is walked in. */
export type Way = { site: string; language: Language; isPhone: boolean };

const on = (site: string) => ({
  arabicPhone: { site, language: "ar", isPhone: true } satisfies Way,
  arabicDesk: { site, language: "ar", isPhone: false } satisfies Way,
  englishPhone: { site, language: "en", isPhone: true } satisfies Way,
  englishDesk: { site, language: "en", isPhone: false } satisfies Way,
});

export const ways = {
  mabeetSa: on("mabeet-sa"),
  mabeetAe: on("mabeet-ae"),
  mabeetKw: on("mabeet-kw"),
  tajawalSa: on("tajawal-sa"),
  tajawalAe: on("tajawal-ae"),
};

/** Two pairs: each has both languages, a phone and a desk, and both brands. */
const first: readonly Way[] = [ways.mabeetSa.arabicPhone, ways.tajawalSa.englishDesk];
const second: readonly Way[] = [ways.tajawalSa.arabicDesk, ways.mabeetSa.englishPhone];
export const everyWay = [...first, ...second];
const kuwait: readonly Way[] = [ways.mabeetKw.arabicPhone, ways.mabeetKw.englishDesk];

/** Journeys are walked in one pair or the other, in turn; `EVERY_WAY=yes npm test` walks each in all four. */
export const dealtWays =
  process.env.EVERY_WAY === "yes"
    ? { first: everyWay, second: everyWay, kuwait: Object.values(ways.mabeetKw) }
    : { first, second, kuwait };

export const nameOf = ({ site, language, isPhone }: Way) => `${site}, ${language}, ${isPhone ? "phone" : "desk"}`;
