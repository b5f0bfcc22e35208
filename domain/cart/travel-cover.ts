import type { Language } from "#domain/site/language.ts";

type Words = Record<Language, string>;
export type CoverPlan = {
  planId: string;
  name: Words;
  description: Words;
  /** Halalas per guest and night; travel cover has no VAT. */
  perGuestNight: number;
};

/** The travel cover of the insurer. It is not the deposit of a property. */
export const coverPlans: readonly CoverPlan[] = [
  {
    planId: "essential",
    name: { en: "Essential cover", ar: "تغطية أساسية" },
    description: {
      en: "If illness or an accident keeps you at home, you get back what the stay cost.",
      ar: "إذا منعك مرض أو حادث من السفر، تسترد ما دفعته للإقامة.",
    },
    perGuestNight: 400,
  },
  {
    planId: "full",
    name: { en: "Full cover", ar: "تغطية شاملة" },
    description: {
      en: "As essential, and medical help on the way, lost bags and damage you cause by accident.",
      ar: "مثل الأساسية، ومعها المساعدة الطبية في الطريق وفقدان الأمتعة والأضرار غير المقصودة.",
    },
    perGuestNight: 900,
  },
];

type Covered = { nights: number; adults: number; children: number };

/** Halalas for all guests and nights of a stay. */
export function coverPrice({ perGuestNight }: CoverPlan, { nights, adults, children }: Covered): number {
  return perGuestNight * nights * (adults + children);
}
