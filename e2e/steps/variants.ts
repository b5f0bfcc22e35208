import type { Language } from "#domain/site/language.ts";

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

/** Whether the whole test matrix runs. */
export const isFull = process.env.FULL_TESTS === "yes";

const unlessFull = (few: readonly Variant[], all: readonly Variant[] = allVariants) => (isFull ? all : few);

/**
 * A main journey runs in one of the two pairs. A journey about a fault or a rare state runs in one variant, and such
 * journeys alternate between the variants. `npm run test:full` runs each journey in all four variants.
 */
export const testMatrix = {
  first: unlessFull(first),
  second: unlessFull(second),
  arabicPhone: unlessFull([variants.mabeetSa.arabicPhone]),
  arabicDesktop: unlessFull([variants.tajawalSa.arabicDesktop]),
  englishPhone: unlessFull([variants.mabeetSa.englishPhone]),
  englishDesktop: unlessFull([variants.tajawalSa.englishDesktop]),
};

/** A variant with the title of the journey in it. */
export type TitledVariant = Variant & { title: string };

/** The one variant in which the journey of this title runs, chosen by the title; in the whole matrix all of them. */
export function journeyVariants(title: string, among: readonly Variant[] = allVariants): TitledVariant[] {
  const chosen = among[hashOf(title) % among.length];
  return titled(title, isFull || !chosen ? among : [chosen]);
}

/** A main journey runs in a pair of variants, the first two or the last two, chosen by its title. */
export function mainJourneyVariants(title: string, among: readonly Variant[] = allVariants): TitledVariant[] {
  return titled(title, unlessFull(hashOf(title) % 2 === 0 ? among.slice(0, 2) : among.slice(2), among));
}

function titled(title: string, few: readonly Variant[]): TitledVariant[] {
  return few.map((variant) => ({ ...variant, title: `${title} (${nameOf(variant)})` }));
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of Buffer.from(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash;
}

export const nameOf = ({ site, language, isPhone }: Variant) =>
  `${site}, ${language}, ${isPhone ? "phone" : "desktop"}`;
