import type { Language } from "#domain/language/language.ts";

/** A Saudi address in the parts that the tax authority reads. */
export type NationalAddress = {
  buildingNumber: string;
  street: string;
  district: string;
  city: string;
  postalCode: string;
};

/** As the authority wants them. */
export const BUILDING_NUMBER = /^\d{4}$/;
export const POSTAL_CODE = /^\d{5}$/;

const country: Record<Language, string> = { en: "Saudi Arabia", ar: "المملكة العربية السعودية" };
const comma: Record<Language, string> = { en: ", ", ar: "، " };

/** The address as it is printed. */
export function addressLine(address: NationalAddress, language: Language = languageOf(address)): string {
  const { buildingNumber, street, district, city, postalCode } = address;
  return [`${buildingNumber} ${street}`, district, `${city} ${postalCode}`, country[language]].join(comma[language]);
}

function languageOf({ street, district, city }: NationalAddress): Language {
  return /\p{Script=Arabic}/u.test(street + district + city) ? "ar" : "en";
}
