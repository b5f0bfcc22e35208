import { propertyName } from "#domain/property/property-name.ts";
import type { PropertyRecord } from "./property-record.ts";

/** The names of a property, never empty: a missing one comes from the compound, from the host or from the other language. */
export function shownNames(property: PropertyRecord): { nameEn: string; nameAr: string } {
  const names = {
    own: { en: property.nameEn, ar: property.nameAr },
    nested: { en: property.compoundNameEn, ar: property.compoundNameAr },
    original: { en: property.originalNameEn, ar: property.originalNameAr },
  };
  return { nameEn: propertyName(names, "en"), nameAr: propertyName(names, "ar") };
}
