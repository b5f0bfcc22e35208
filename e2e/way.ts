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

/** Both languages, on a phone and at a desk, each brand twice. */
export const fourWays: readonly Way[] = [
  ways.mabeetSa.arabicPhone,
  ways.mabeetSa.englishDesk,
  ways.tajawalSa.arabicDesk,
  ways.tajawalSa.englishPhone,
];

export const nameOf = ({ site, language, isPhone }: Way) => `${site}, ${language}, ${isPhone ? "phone" : "desk"}`;
