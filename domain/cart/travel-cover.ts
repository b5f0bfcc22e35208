import type { Language } from "#domain/language/language.ts";

type Words = Record<Language, string>;
export type CoverPlan = {
  planId: string;
  name: Words;
  description: Words;
  /** Halalas per guest and night; travel cover has no VAT. */
  perGuestNight: number;
};

/** The company that carries the cover; a partner sets its own name in its contract. */
export const coverInsurer: Words = { en: "Rihla Insurance", ar: "رحلة للتأمين" };

/** The travel cover of the insurer. It is not the deposit of a property. */
export const coverPlans: readonly CoverPlan[] = [
  {
    planId: "essential",
    name: { en: "Essential cover", ar: "تغطية أساسية" },
    description: {
      en: "Get a refund if illness or an accident stops you travelling.",
      ar: "استرد قيمة الإقامة إذا منعك مرض أو حادث من السفر.",
    },
    perGuestNight: 400,
  },
  {
    planId: "full",
    name: { en: "Full cover", ar: "تغطية شاملة" },
    description: {
      en: "Everything in Essential, plus medical help while travelling, lost bags and accidental damage.",
      ar: "كل ما في الأساسية، مع المساعدة الطبية أثناء السفر وفقدان الأمتعة والأضرار غير المقصودة.",
    },
    perGuestNight: 900,
  },
];

type Covered = { nights: number; adults: number; children: number };

/** Halalas for all guests and nights of a stay. */
export function coverPrice({ perGuestNight }: CoverPlan, { nights, adults, children }: Covered): number {
  return perGuestNight * nights * (adults + children);
}
