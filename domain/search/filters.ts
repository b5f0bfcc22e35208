import type { Language } from "#domain/language/language.ts";
import { type LookupTypeId, lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { ModalKey } from "./modals.ts";

type Row = {
  /** Its position from the top of the filter panel; `null` when only an address can name it. */
  panel: number | null;
  /** Search engines may list results that it narrows. */
  isIndexed?: true;
};

/** Options of a lookup. */
export type LookupFilter = Row & {
  kind: "lookup";
  lookupTypeId: LookupTypeId;
  /** `all`: a property must have every chosen option; `any`: one of them is enough. */
  matches: "all" | "any";
  /** One option, which includes everything better, instead of several. */
  isMinimum?: true;
  /** Its options belong to one city, so a search of another city drops them. */
  isOfCity?: true;
  /** A payload may name its ids under its own name too. */
  hasOwnField?: true;
  /** The dialog with all of its options. */
  moreModal?: ModalKey;
};

/** A slider with two ends. */
export type RangeFilter = Row & {
  kind: "range";
  /** `price`: the total of the stay in riyals, with a histogram; `count`: a whole number that each property has. */
  unit: "price" | "count";
  /** Wire names of its ends. */
  minimum: string;
  maximum: string;
  /** Rounds the ends of the slider outwards. */
  step: number;
  /** The ends of the slider while the server's own are not known. */
  fallback: { minimum: number; maximum: number };
};

/** A part of a name. */
export type TextFilter = Row & { kind: "text" };

/** Yes or does not matter. All of them share one group of the panel. */
export type CheckboxFilter = Row & {
  kind: "checkbox";
  /** What guests call it in a sentence, separated by commas; its name on the screen is one of them. */
  phrases: Record<Language, string>;
};

export type Filter = LookupFilter | RangeFilter | TextFilter | CheckboxFilter;

/**
 * Every filter by its wire name, in the order of addresses and answers. Payload, answer, URL, chips, proposals to relax
 * a filter, indexing, panel, random searches and tests follow from the rows by kind. CONTRIBUTING lists the other files
 * of a new filter.
 */
export const filters = {
  cities: {
    kind: "lookup",
    lookupTypeId: lookupTypes.CITY,
    matches: "any",
    isOfCity: true,
    panel: null,
  },
  areas: {
    kind: "lookup",
    lookupTypeId: lookupTypes.AREA,
    matches: "any",
    isOfCity: true,
    moreModal: "MORE_DISTRICTS_MODAL",
    panel: 40,
  },
  propertyTypes: {
    kind: "lookup",
    lookupTypeId: lookupTypes.PROPERTY_TYPE,
    matches: "any",
    moreModal: "MORE_PROPERTY_TYPES_MODAL",
    panel: 50,
  },
  amenities: {
    kind: "lookup",
    lookupTypeId: lookupTypes.AMENITY,
    matches: "all",
    moreModal: "MORE_AMENITIES_MODAL",
    panel: 60,
  },
  spaces: {
    kind: "lookup",
    lookupTypeId: lookupTypes.SPACE_CATEGORY,
    matches: "all",
    moreModal: "MORE_SPACES_MODAL",
    panel: 70,
  },
  guestTypes: {
    kind: "lookup",
    lookupTypeId: lookupTypes.GUEST_TYPE,
    matches: "any",
    hasOwnField: true,
    panel: 80,
  },
  reviewRating: {
    kind: "lookup",
    lookupTypeId: lookupTypes.REVIEW_TYPE,
    matches: "any",
    isMinimum: true,
    panel: 110,
  },
  priceFilter: {
    kind: "range",
    unit: "price",
    minimum: "minimumPrice",
    maximum: "maximumPrice",
    step: 50,
    fallback: { minimum: 0, maximum: 10_000 },
    panel: 10,
  },
  sizeFilter: {
    kind: "range",
    unit: "count",
    minimum: "minimumSize",
    maximum: "maximumSize",
    step: 50,
    fallback: { minimum: 0, maximum: 5_000 },
    panel: 90,
  },
  bedCountFilter: {
    kind: "range",
    unit: "count",
    minimum: "minimumCount",
    maximum: "maximumCount",
    step: 1,
    fallback: { minimum: 1, maximum: 10 },
    panel: 30,
  },
  bathRoomCountFilter: {
    kind: "range",
    unit: "count",
    minimum: "minimumCount",
    maximum: "maximumCount",
    step: 1,
    fallback: { minimum: 1, maximum: 10 },
    panel: 100,
  },
  unitSearch: { kind: "text", panel: 130 },
  isBySea: {
    kind: "checkbox",
    panel: 119,
    phrases: {
      en: "by the sea,seaside,beachfront,seafront,on the sea,on the beach,by the beach,near the sea,close to the sea",
      ar: "على البحر,ع البحر,عالبحر,على الشاطئ,على شاطئ البحر,قريب من البحر,قريبة من البحر,جنب البحر",
    },
  },
  is3DView: {
    kind: "checkbox",
    panel: 120,
    phrases: { en: "3d tour,3d view,virtual tour", ar: "جولة ثلاثية الأبعاد,جولة افتراضية,جولة 3d" },
  },
  freeCancellation: {
    kind: "checkbox",
    panel: 121,
    phrases: {
      en: "free cancellation,free cancelation,refundable",
      ar: "إلغاء مجاني,الغاء مجاني,إلغاء مجانا,قابل للإلغاء مجانا",
    },
  },
  offers: {
    kind: "checkbox",
    panel: 122,
    phrases: {
      en: "offer,offers,on offer,deal,deals,discount,discounted,on sale",
      ar: "عرض,عروض,خصم,تخفيض,تخفيضات,خصومات",
    },
  },
} as const satisfies Record<string, Filter>;

/** The one filter by the price of the stay. */
export const PRICE_FILTER = "priceFilter";

/** The position in the panel of the number of guests, which narrows a search but is no filter of the table. */
export const GUEST_COUNT_PANEL = 20;

export type FilterTable = Readonly<Record<string, Filter>>;
/** The rows that have the parts of `Row`. */
export type NamesOf<Row, Table extends FilterTable = typeof filters> = {
  [Name in keyof Table]: Table[Name] extends Row ? Name : never;
}[keyof Table];

export type FilterName = keyof typeof filters;
export type LookupFilterName = NamesOf<{ kind: "lookup" }>;
export type RangeFilterName = NamesOf<{ kind: "range" }>;
export type TextFilterName = NamesOf<{ kind: "text" }>;
export type CheckboxFilterName = NamesOf<{ kind: "checkbox" }>;

export const filterNames = Object.keys(filters) as FilterName[];
const namesOf = <Kind extends Filter["kind"]>(kind: Kind) =>
  filterNames.filter((name) => filters[name].kind === kind) as NamesOf<{ kind: Kind }>[];
export const lookupFilterNames = namesOf("lookup");
export const rangeFilterNames = namesOf("range");
export const textFilterNames = namesOf("text");
export const checkboxFilterNames = namesOf("checkbox");

/** A row with everything that a row of its kind may say. */
export function lookupFilter(name: LookupFilterName): LookupFilter {
  return filters[name];
}

export function checkboxFilter(name: CheckboxFilterName): CheckboxFilter {
  return filters[name];
}

export function rangeFilter(name: RangeFilterName): RangeFilter {
  return filters[name];
}

/** The filter that a lookup type narrows by. */
export function filterOfLookupType(lookupTypeId: number): LookupFilterName | null {
  return lookupFilterNames.find((name) => filters[name].lookupTypeId === lookupTypeId) ?? null;
}
