import type { Language } from "#domain/language/language.ts";
import { isInOwnScript } from "#domain/listing/own-script.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { decimal, lookup, oneOfWords, text, whole } from "./cell-kinds.ts";
import { CellRefused, type Column, needed, optional } from "./column.ts";

export const placeKinds = ["city", "area", "landmark"] as const;

function placeName(language: Language) {
  const allowed = `2 to 60 characters with ${language === "ar" ? "Arabic" : "Latin"} letters`;
  return {
    allowed,
    read: (cell: string) => {
      const name = text(allowed).read(cell);
      if (name.length < 2 || name.length > 60 || !isInOwnScript(name, language)) throw new CellRefused(allowed);
      return name;
    },
  };
}

export const placeColumns: readonly Column[] = [
  needed("kind", oneOfWords(placeKinds), {
    en: "City, area or landmark",
    ar: "مدينة أو حي أو معلم",
    example: "area",
  }),
  needed("nameEn", placeName("en"), { en: "Name in English", ar: "الاسم بالإنجليزية", example: "Al Uraija" }),
  needed("nameAr", placeName("ar"), { en: "Name in Arabic", ar: "الاسم بالعربية", example: "العريجاء" }),
  optional("city", text("of an area or a landmark: its city"), {
    en: "City of the area or landmark",
    ar: "مدينة الحي أو المعلم",
    example: "Riyadh",
  }),
  optional("country", oneOfWords(["SA", "AE", "KW", "BH", "QA", "OM"]), {
    en: "Country of the city",
    ar: "بلد المدينة",
    example: "",
  }),
  optional("region", lookup(lookupTypes.REGION, "a region of our list"), {
    en: "Region of the city",
    ar: "منطقة المدينة",
    example: "",
  }),
  needed("latitude", decimal(-90, 90), { en: "Latitude of its middle", ar: "خط عرض الوسط", example: "24.5912" }),
  needed("longitude", decimal(-180, 180), { en: "Longitude of its middle", ar: "خط طول الوسط", example: "46.6214" }),
  optional("reachKm", whole(1, 200, " km"), {
    en: "Homes are within so many kilometres",
    ar: "مدى الأماكن بالكيلومتر",
    example: "15",
  }),
];
