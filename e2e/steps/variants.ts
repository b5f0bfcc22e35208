import type { Language } from "#domain/language/language.ts";

/** One combination of site, language and device in which a journey runs. */
export type Variant = { site: string; language: Language; isPhone: boolean };

const on = (site: string) => ({
  arabicPhone: { site, language: "ar", isPhone: true } satisfies Variant,
  arabicDesktop: { site, language: "ar", isPhone: false } satisfies Variant,
  englishPhone: { site, language: "en", isPhone: true } satisfies Variant,
  englishDesktop: { site, language: "en", isPhone: false } satisfies Variant,
});

export const variants = {
  mabeetSa: on("mabeet-sa"),
  mabeetAe: on("mabeet-ae"),
  mabeetKw: on("mabeet-kw"),
  /** Cards are taken by the second gateway here. */
  mabeetBh: on("mabeet-bh"),
  tajawalSa: on("tajawal-sa"),
  tajawalAe: on("tajawal-ae"),
};

/** Two pairs. Each pair covers both languages, a phone and a desktop, and both brands. */
const first: readonly Variant[] = [variants.mabeetSa.arabicPhone, variants.tajawalSa.englishDesktop];
const second: readonly Variant[] = [variants.tajawalSa.arabicDesktop, variants.mabeetSa.englishPhone];
const allVariants = [...first, ...second];

/** Wallet, gift cards, Qitaf and Fursan: one brand in one country has them all. */
export const loyaltyVariants: readonly Variant[] = [
  variants.mabeetSa.arabicPhone,
  variants.mabeetSa.englishDesktop,
  variants.mabeetSa.arabicDesktop,
  variants.mabeetSa.englishPhone,
];

/** Whether every journey runs in all its variants, as in `npm run test:full`. */
export const isFull = process.env.FULL_TESTS === "yes";

/** A variant with the title of the journey in it. */
export type TitledVariant = Variant & { title: string };

/** The one variant in which the journey of this title runs, chosen by the title; in the whole matrix all of them. */
export function journeyVariants(title: string, among: readonly Variant[] = allVariants): TitledVariant[] {
  const chosen = among[hashOf(title) % among.length];
  return titled(title, isFull || !chosen ? among : [chosen]);
}

/** A main journey runs in a pair of variants, the first two or the last two, chosen by its title. */
export function mainJourneyVariants(title: string, among: readonly Variant[] = allVariants): TitledVariant[] {
  const pair = hashOf(title) % 2 === 0 ? among.slice(0, 2) : among.slice(2);
  return titled(title, isFull ? among : pair);
}

function titled(title: string, few: readonly Variant[]): TitledVariant[] {
  return few.map((variant) => ({ ...variant, title: `${title} (${nameOf(variant)})` }));
}

/** FNV-1a, 32 bits. Its low bits depend on few bits of the text, so the high ones are mixed in. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of Buffer.from(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

const nameOf = ({ site, language, isPhone }: Variant) => `${site}, ${language}, ${isPhone ? "phone" : "desktop"}`;
