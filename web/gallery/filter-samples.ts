import type { Language } from "#domain/language/language.ts";
import { filters } from "#domain/search/filters.ts";
import { emptyFacets, type FacetProps, type Facets } from "#web/search/filter/panel/facets.ts";

/** Texts in both languages, in the order of their ids; each list contains one that is extremely long. */
const words = {
  areas: [
    ["Ar Rimal", "الرمال"],
    ["Al Malqa", "الملقا"],
    ["Irqah", "عرقة"],
    ["Al Uyaynah", "العيينة"],
    ["King Abdulaziz International Conference Centre District", "حي مركز الملك عبدالعزيز الدولي للمؤتمرات والمعارض"],
    ["Dirab", "ديراب"],
    ["Al Ammariyah", "العمارية"],
    ["Banban", "بنبان"],
    ["Al Janadriyah", "الجنادرية"],
    ["Ar Rabwah", "الربوة"],
    ["Namar", "نمار"],
    ["Tuwaiq", "طويق"],
    ["As Suwaidi", "السويدي"],
    ["Qurtubah", "قرطبة"],
    ["Al Munsiyah", "المونسية"],
    ["Hittin", "حطين"],
    ["An Narjis", "النرجس"],
  ],
  propertyTypes: [
    ["Chalet", "شاليه"],
    ["Istiraha", "استراحة"],
    ["Villa", "فيلا"],
    ["Farm with stables and a school for young riders", "مزرعة فيها إسطبلات ومدرسة لتعليم الصغار ركوب الخيل"],
    ["Camp", "مخيم"],
    ["Apartment", "شقة"],
    ["Cabin", "كوخ"],
  ],
  amenities: [
    ["Private pool", "مسبح خاص"],
    ["Heated pool with a removable fence for small children", "مسبح مدفأ مع سياج متحرك لحماية الأطفال الصغار"],
    ["Garden", "حديقة"],
    ["Barbecue", "شواء"],
    ["Fire pit", "شبة نار"],
  ],
  spaces: [
    ["Majlis", "مجلس"],
    ["Courtyard", "حوش"],
  ],
  guestTypes: [
    ["Families", "عوائل"],
    ["Men", "شباب"],
  ],
  reviewRating: [
    ["Superb", "ممتاز"],
    ["Very good", "جيد جدًا"],
    ["Good", "جيد"],
    ["Pleasant", "مقبول"],
  ],
} as const;

type ListName = keyof typeof words;
const listNames = Object.keys(words) as ListName[];

/** Every third option finds nothing. */
const lists = Object.fromEntries(
  listNames.map((name) => [
    name,
    words[name].map((_, index) => ({
      id: index + 1,
      rank: index + 1,
      totalCount: index % 3 === 1 ? 0 : 240 - index * 11,
    })),
  ]),
) as Record<ListName, Facets[ListName]>;

const facets: Facets = {
  ...emptyFacets,
  ...lists,
  priceFilter: {
    minimumPrice: 358.8,
    maximumPrice: 2127.5,
    histogram: [9, 17, 39, 37, 21, 30, 26, 11, 16, 16, 10, 10, 1, 4, 3, 1, 3, 1, 0, 2],
  },
  sizeFilter: { minimumSize: 90, maximumSize: 4170 },
  bedCountFilter: { minimumCount: 1, maximumCount: 7 },
  bathRoomCountFilter: { minimumCount: 1, maximumCount: 6 },
  is3DView: { totalCount: 50 },
};

/** Filters of every kind, with options that find nothing and words that are too long. */
export function sampleFacets(language: Language): FacetProps {
  const side = language === "ar" ? 1 : 0;
  const labels = Object.fromEntries(
    listNames.map((name) => [
      filters[name].lookupTypeId,
      Object.fromEntries(words[name].map((pair, index) => [index + 1, pair[side]])),
    ]),
  );
  return { facets, known: null, labels };
}
