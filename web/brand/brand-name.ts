import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";

export const brandNames: Record<Brand, Record<Language, string>> = {
  mabeet: { en: "Mabeet", ar: "مبيت" },
  tajawal: { en: "Tajawal", ar: "تجوّل" },
};
