import type { Language } from "#domain/language/language.ts";

/** The beds of a bedroom as hosts describe them, and how many guests sleep in them. */
type Beds = Record<Language, string> & { sleeps: number };

export const houseBeds: readonly Beds[] = [
  { en: "King bed", ar: "سرير كينج", sleeps: 2 },
  { en: "Queen bed", ar: "سرير كوين", sleeps: 2 },
  { en: "Two single beds", ar: "سريران مفردان", sleeps: 2 },
  { en: "Three single beds", ar: "ثلاثة أسرّة مفردة", sleeps: 3 },
  { en: "Bunk beds", ar: "أسرّة بطابقين", sleeps: 2 },
];

export const tentBeds: readonly Beds[] = [
  { en: "Tent with a king bed", ar: "خيمة بسرير كينج", sleeps: 2 },
  { en: "Tent with two single beds", ar: "خيمة بسريرين مفردين", sleeps: 2 },
  { en: "Tent with floor mattresses", ar: "خيمة بفرشات أرضية", sleeps: 4 },
];

const sleepsByText = new Map([
  ...[...houseBeds, ...tentBeds].map(({ en, sleeps }) => [en, sleeps] as const),
  ["One double bed", 2],
]);

/** How many guests sleep in these bedrooms; `null` when the beds of one are not known. */
export function sleepsIn(bedrooms: readonly { descriptionEn: string }[]): number | null {
  const each = bedrooms.map(({ descriptionEn }) => sleepsByText.get(descriptionEn) ?? null);
  if (each.length === 0 || each.includes(null)) return null;
  return each.reduce<number>((sum, sleeps) => sum + (sleeps ?? 0), 0);
}
