import type { Language } from "#domain/language/language.ts";

type Street = { streetEn: string; streetAr: string; building: string | null; postalCode: string | null };
type AddressOptions = {
  language: Language;
  area: string;
  city: string;
  /** Writes the number of the building, such as "Building 7421". */
  building: (values: { number: string }) => string;
};

/** An address as it stands on an envelope: the street, then the area with the city. Unknown parts are left out. */
export function addressLines(address: Street | null, { language, area, city, building }: AddressOptions): string[] {
  const comma = language === "ar" ? "، " : ", ";
  const street = address && (language === "ar" ? address.streetAr : address.streetEn);
  const number = address?.building ? building({ number: address.building }) : "";
  const town = [city, address?.postalCode].filter(Boolean).join(" ");
  const lines = [
    [number, street],
    [area, town],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(comma)).filter(Boolean);
}
