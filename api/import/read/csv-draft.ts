import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { bookingColumns, infoColumns } from "../columns/home-columns.ts";
import type { CsvRow } from "../csv/csv-file.ts";
import type { CsvTable } from "../csv/table.ts";
import type { ImportNames } from "../import-names.ts";
import { type ImportProblem, shownValue } from "../import-problem.ts";
import type { HomeDraft, Origin } from "./home-draft.ts";
import { namedPictures } from "./home-photos.ts";
import type { PartName, PartRows } from "./part-rows.ts";
import { defined, readPrices } from "./read-prices.ts";

type Given = {
  homes: CsvTable;
  row: CsvRow;
  parts: PartRows;
  names: ImportNames;
  folder: string;
  externalId: string;
};
type ReadPart = { values: Record<string, unknown>; origin: Origin };

/** A home as rows of the CSV files say it. */
export function draftOf({ homes, row, parts, names, folder, externalId }: Given): HomeDraft {
  const origin = { file: homes.file.name, row: row.number };
  const { values, problems } = homes.read(row, names);
  const origins = new Map<string, Origin>();
  const rowsOf = (part: PartName) => readPart(parts[part], names, problems);
  const list = (path: string, rows: readonly ReadPart[], shape: (values: Record<string, unknown>) => unknown) => {
    for (const [index, each] of rows.entries()) origins.set(`${path}.${index}`, each.origin);
    return rows.map((each) => shape(each.values));
  };
  const rules = rowsOf("rules");
  const priced = readPrices(rowsOf("prices"));
  for (const [path, from] of priced.origins) origins.set(path, from);
  problems.push(...priced.problems);
  const { weekdayPrice, weekendPrice, cityId: city, areaId: area, ...plain } = withoutParts(values);
  const fields = {
    ...plain,
    ...placeIds(city, area, names, origin, problems),
    spaces: list("spaces", rowsOf("spaces"), withoutKey),
    fixedRuleIds: [...new Set(rules.flatMap((each) => (each.values.rule as number | undefined) ?? []))].toSorted(
      (one, other) => one - other,
    ),
    otherRules: list(
      "otherRules",
      rules.filter((each) => each.values.rule === undefined),
      withoutKey,
    ),
    infos: infosOf(values, origin, origins),
    prices: defined({ weekdayPrice, weekendPrice, ...priced.prices, booking: bookingOf(values) }),
    feeds: list("feeds", rowsOf("feeds"), withoutKey),
    ...picturesOf(parts.photos ? rowsOf("photos") : null, { folder, externalId, names, origins, problems }),
  };
  return { externalId, origin, fields, origins, problems };
}

function readPart(part: PartRows[PartName], names: ImportNames, problems: ImportProblem[]): ReadPart[] {
  return (part?.rows ?? []).map((row) => {
    const read = (part as NonNullable<typeof part>).table.read(row, names);
    problems.push(...read.problems);
    return {
      values: read.values,
      origin: { file: (part as NonNullable<typeof part>).table.file.name, row: row.number },
    };
  });
}

/** City and area are read together, because names of areas repeat. */
function placeIds(city: unknown, area: unknown, names: ImportNames, origin: Origin, problems: ImportProblem[]) {
  const cityId = typeof city === "string" ? names.idOf(CITY, city) : null;
  const refuse = (column: string, read: unknown, allowed: string) =>
    problems.push({ file: origin.file, row: origin.row, column, read: shownValue(read), allowed });
  if (cityId === null) {
    if (city !== undefined) refuse("cityId", city, `one of ${names.labels(CITY).join(", ")}, or a city of cities.csv`);
    return {};
  }
  const areaId = typeof area === "string" ? names.areaIn(cityId, area) : null;
  if (areaId === null && area !== undefined) {
    const inCity = [...names.areas.values()].filter((each) => each.cityId === cityId).map(({ en }) => en);
    refuse("areaId", area, `an area of this city (${inCity.join(", ")}) or one of cities.csv`);
  }
  return areaId === null ? { cityId } : { cityId, areaId };
}

const CITY = lookupTypes.CITY;

function withoutParts(values: Record<string, unknown>): Record<string, unknown> {
  const own: readonly string[] = [...bookingColumns, ...infoColumns.flatMap(({ en, ar }) => [en, ar])];
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.includes(name)));
}

function withoutKey({ externalId: _, rule: __, ...values }: Record<string, unknown>): Record<string, unknown> {
  return values;
}

function bookingOf(values: Record<string, unknown>): Record<string, unknown> | undefined {
  const given = defined(Object.fromEntries(bookingColumns.map((name) => [name, values[name]])));
  return Object.keys(given).length > 0 ? given : undefined;
}

function infosOf(values: Record<string, unknown>, origin: Origin, origins: Map<string, Origin>) {
  const given = infoColumns.filter(({ en, ar }) => values[en] !== undefined || values[ar] !== undefined);
  return given.map(({ category, en, ar }, index) => {
    const columnOf = (field: string) => (field === "descriptionAr" ? ar : en);
    origins.set(`infos.${index}`, { ...origin, columnOf });
    return defined({ additionalInfoCategoryId: category, descriptionEn: values[en], descriptionAr: values[ar] });
  });
}

type PictureContext = Pick<Given, "folder" | "externalId" | "names"> & {
  origins: Map<string, Origin>;
  problems: ImportProblem[];
};

/** Pictures by photos.csv, and without it by the names of their files. */
function picturesOf(
  rows: readonly ReadPart[] | null,
  { folder, externalId, names, origins, problems }: PictureContext,
) {
  if (rows === null) {
    const named = namedPictures(folder, externalId, names);
    problems.push(...named.problems);
    return { photos: named.photos, panoramas: named.panoramas };
  }
  const byRank = rows.toSorted((one, other) => rankOf(one) - rankOf(other));
  const photos = byRank.filter(({ values }) => values.kind !== "panorama");
  const panoramas = byRank.filter(({ values }) => values.kind === "panorama");
  for (const [index, { origin }] of photos.entries()) origins.set(`photos.${index}`, origin);
  for (const [index, { origin }] of panoramas.entries()) origins.set(`panoramas.${index}`, origin);
  return {
    photos: photos.map(({ values: { file, spaceCategoryId, altEn, altAr, focusX, focusY } }) =>
      defined({
        ...{ file, spaceCategoryId, altEn, altAr },
        focus: focusX === undefined || focusY === undefined ? undefined : { x: focusX, y: focusY },
      }),
    ),
    panoramas: panoramas.map(({ values: { file, spaceCategoryId, roomEn, roomAr, startYaw, doors } }) =>
      defined({ file, spaceCategoryId, roomEn, roomAr, startYaw, doors }),
    ),
  };
}

const LAST = 1_000;

function rankOf({ values }: ReadPart): number {
  return (values.rank as number | undefined) ?? LAST;
}
