import type { Language } from "#domain/language/language.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { guestTypes } from "#domain/search/guest-types.ts";
import type { FilterValues } from "#domain/search/search-query.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";

/** What the site offers as an example of a sentence, and the search that both of its texts ask for. */
export type ExampleSentence = {
  texts: Record<Language, string>;
  cityId: number;
  when: "weekend" | "thursday" | "tomorrow";
  guestCount: number;
  filters: FilterValues;
};

type Row = readonly [
  ar: string,
  en: string,
  cityId: number,
  when: ExampleSentence["when"],
  guests: number,
  filters: FilterValues,
];
const { CHALET, ISTIRAHA, VILLA, FARM } = propertyTypes;
const families = { guestTypes: [guestTypes.families] };

// biome-ignore format: a table reads best as a table.
const saudi: readonly Row[] = [
  ["شاليه في الطائف لعائلة من 6 مع مسبح نهاية الأسبوع", "chalet in Taif for a family of 6 with a pool this weekend", 4, "weekend", 6, { propertyTypes: [CHALET], spaces: [spaces.POOL], ...families }],
  ["استراحة في الرياض لـ 8 أشخاص الخميس", "istiraha in Riyadh for 8 people on Thursday", 5, "thursday", 8, { propertyTypes: [ISTIRAHA] }],
  ["شاليه في جدة مع مسبح خاص لـ 4 أشخاص غدًا", "chalet in Jeddah with a private pool for 4 people tomorrow", 1, "tomorrow", 4, { propertyTypes: [CHALET], amenities: [amenities.PRIVATE_POOL] }],
  ["شاليه في الرياض لعائلة من 4 نهاية الأسبوع", "chalet in Riyadh for a family of 4 this weekend", 5, "weekend", 4, { propertyTypes: [CHALET], ...families }],
  ["مزرعة في الأحساء لـ 6 أشخاص نهاية الأسبوع", "farm in Al Ahsa for 6 people this weekend", 8, "weekend", 6, { propertyTypes: [FARM] }],
  ["شاليه في الطائف لـ 4 أشخاص نهاية الأسبوع", "chalet in Taif for 4 people this weekend", 4, "weekend", 4, { propertyTypes: [CHALET] }],
  ["شاليه في الرياض لشخصين غدًا", "chalet in Riyadh for two people tomorrow", 5, "tomorrow", 2, { propertyTypes: [CHALET] }],
  ["شاليه في جدة لشخصين غدًا", "chalet in Jeddah for two people tomorrow", 1, "tomorrow", 2, { propertyTypes: [CHALET] }],
  ["شاليه في أبها لشخصين الخميس", "chalet in Abha for two people on Thursday", 6, "thursday", 2, { propertyTypes: [CHALET] }],
];

// biome-ignore format: a table reads best as a table.
const emirates: readonly Row[] = [
  ["فيلا في دبي لعائلة من 6 مع مسبح نهاية الأسبوع", "villa in Dubai for a family of 6 with a pool this weekend", 13, "weekend", 6, { propertyTypes: [VILLA], spaces: [spaces.POOL], ...families }],
  ["شاليه في رأس الخيمة لـ 4 أشخاص نهاية الأسبوع", "chalet in Ras Al Khaimah for 4 people this weekend", 14, "weekend", 4, { propertyTypes: [CHALET] }],
  ["فيلا في دبي لـ 4 أشخاص الخميس", "villa in Dubai for 4 people on Thursday", 13, "thursday", 4, { propertyTypes: [VILLA] }],
  ["بيت في دبي لشخصين غدًا", "place in Dubai for two people tomorrow", 13, "tomorrow", 2, {}],
  ["بيت في رأس الخيمة لشخصين غدًا", "place in Ras Al Khaimah for two people tomorrow", 14, "tomorrow", 2, {}],
];

// biome-ignore format: a table reads best as a table.
const kuwait: readonly Row[] = [
  ["شاليه في الخيران لعائلة من 6 مع مسبح نهاية الأسبوع", "chalet in Al Khiran for a family of 6 with a pool this weekend", 11, "weekend", 6, { propertyTypes: [CHALET], spaces: [spaces.POOL], ...families }],
  ["شاليه في الخيران لـ 4 أشخاص الخميس", "chalet in Al Khiran for 4 people on Thursday", 11, "thursday", 4, { propertyTypes: [CHALET] }],
  ["شاليه في الخيران لـ 6 أشخاص نهاية الأسبوع", "chalet in Al Khiran for 6 people this weekend", 11, "weekend", 6, { propertyTypes: [CHALET] }],
  ["بيت في الخيران لشخصين غدًا", "place in Al Khiran for two people tomorrow", 11, "tomorrow", 2, {}],
];

// biome-ignore format: a table reads best as a table.
const bahrain: readonly Row[] = [
  ["فيلا في المنامة لعائلة من 6 مع مسبح نهاية الأسبوع", "villa in Manama for a family of 6 with a pool this weekend", 12, "weekend", 6, { propertyTypes: [VILLA], spaces: [spaces.POOL], ...families }],
  ["شاليه في المنامة لـ 4 أشخاص الخميس", "chalet in Manama for 4 people on Thursday", 12, "thursday", 4, { propertyTypes: [CHALET] }],
  ["فيلا في المنامة لـ 4 أشخاص نهاية الأسبوع", "villa in Manama for 4 people this weekend", 12, "weekend", 4, { propertyTypes: [VILLA] }],
  ["بيت في المنامة لشخصين غدًا", "place in Manama for two people tomorrow", 12, "tomorrow", 2, {}],
];

/** By the country of the site, the best first: those that find something today are shown. */
const rows: Record<CountryCode, readonly Row[]> = {
  SA: saudi,
  AE: [...emirates, ...saudi.slice(0, 3)],
  KW: [...kuwait, ...saudi.slice(0, 3)],
  BH: [...bahrain, ...saudi.slice(0, 3)],
  GLOBAL: [...saudi.slice(0, 2), ...emirates, ...saudi.slice(2)],
};

export const MAX_EXAMPLES = 3;

export function exampleSentences(country: CountryCode): ExampleSentence[] {
  return rows[country].map(([ar, en, cityId, when, guestCount, filters]) => ({
    texts: { ar, en },
    cityId,
    when,
    guestCount,
    filters,
  }));
}
