import { z } from "zod";
import {
  type CheckboxFilterName,
  checkboxFilterNames,
  type filters,
  type LookupFilterName,
  lookupFilter,
  lookupFilterNames,
  type NamesOf,
  type RangeFilterName,
  rangeFilter,
  rangeFilterNames,
  type TextFilterName,
  textFilterNames,
} from "#domain/search/filters.ts";

const Id = z.int32().positive();
const Ids = z.array(Id).max(500);
/** Options of one lookup type; a call names at most 500 ids. */
export const LookupChoice = z.object({ lookupTypeId: Id, lookupId: Ids });

const Amount = z.number().min(0).max(1e9);
const Count = z.int().min(0).max(1_000_000);

/** The part of the map that is shown, in degrees; properties are found by the point that guests see. */
const Bounds = z.object({
  north: z.number().min(-90).max(90),
  south: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
  west: z.number().min(-180).max(180),
});

type Row<Name extends keyof typeof filters> = (typeof filters)[Name];
type EndOf<Name extends RangeFilterName> = Row<Name>["minimum"] | Row<Name>["maximum"];
type OwnFieldName = NamesOf<{ hasOwnField: true }>;

/** One field for each name. `Fields` gives every name the type that its row implies. */
function fieldsOf<Fields extends Record<string, z.ZodType>>(
  names: readonly (keyof Fields & string)[],
  fieldOf: (name: keyof Fields & string) => z.ZodType,
): Fields {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Fields;
}

type RangePayloads = {
  [Name in RangeFilterName]: z.ZodOptional<z.ZodObject<Record<EndOf<Name>, z.ZodOptional<z.ZodNumber>>>>;
};

/** A price is the total of the stay in riyals. */
function rangePayload(name: RangeFilterName): z.ZodType {
  const { unit, minimum, maximum } = rangeFilter(name);
  const End = unit === "price" ? Amount : Count;
  return z.object({ [minimum]: End.optional(), [maximum]: End.optional() }).optional();
}

/** The same text as `searchText`; cut after 100 characters. */
const TextPayload = z.object({ term: z.string().max(1_000).optional() }).optional();
const CheckboxPayload = z.boolean().optional();
const OwnField = Ids.optional();

/** Everything that narrows a search. A missing end of a range is open, reversed ends are swapped. */
export const FilterPayload = z.object({
  filterCriteria: z.array(LookupChoice).max(20).default([]),
  ...fieldsOf<RangePayloads>(rangeFilterNames, rangePayload),
  ...fieldsOf<Record<TextFilterName, typeof TextPayload>>(textFilterNames, () => TextPayload),
  searchText: z.string().max(1_000).optional(),
  ...fieldsOf<Record<CheckboxFilterName, typeof CheckboxPayload>>(checkboxFilterNames, () => CheckboxPayload),
  /** Ids that may also stand in `filterCriteria` under their lookup type. */
  ...fieldsOf<Record<OwnFieldName, typeof OwnField>>(
    lookupFilterNames.filter((name): name is OwnFieldName => lookupFilter(name).hasOwnField === true),
    () => OwnField,
  ),
  guestCount: z.int().min(1).max(1_000).optional(),
  bounds: Bounds.optional(),
});

const FilterOption = z.object({
  id: z.int(),
  lookupTypeId: z.int(),
  groupId: z.int().nullable(),
  /** Properties that choosing it would find, whatever else of its own filter is chosen. */
  totalCount: z.int(),
  rank: z.int(),
});
const Options = z.array(FilterOption);
const Checkbox = z.object({ totalCount: z.int() });
/** Properties in each of 20 equal parts between the ends rounded outwards to SAR 50. */
const Histogram = z.array(z.int());

type RangeAnswers = {
  [Name in RangeFilterName]: z.ZodNullable<
    z.ZodObject<
      Record<EndOf<Name>, z.ZodNumber> &
        (Row<Name>["unit"] extends "price" ? { histogram: typeof Histogram } : Record<never, never>)
    >
  >;
};

function rangeAnswer(name: RangeFilterName): z.ZodType {
  const { unit, minimum, maximum } = rangeFilter(name);
  if (unit === "count") return z.object({ [minimum]: z.int(), [maximum]: z.int() }).nullable();
  return z.object({ [minimum]: z.number(), [maximum]: z.number(), histogram: Histogram }).nullable();
}

/** What can be chosen next. A range is `null` when no property is left. */
export const FilterAnswer = z.object({
  ...fieldsOf<Record<LookupFilterName, typeof Options>>(lookupFilterNames, () => Options),
  ...fieldsOf<RangeAnswers>(rangeFilterNames, rangeAnswer),
  ...fieldsOf<Record<CheckboxFilterName, typeof Checkbox>>(checkboxFilterNames, () => Checkbox),
});
