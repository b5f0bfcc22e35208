import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { aFolder, aHomeRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { testImport } from "#api/testing/import/test-import.ts";
import { testApp } from "#api/testing/servers/test-app.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const folders: ReturnType<typeof aFolder>[] = [];
beforeAll(async () => {
  app = await testApp();
  await installReferenceData(app.db);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { remove } of folders.splice(0)) remove();
});

const hail = {
  kind: "city",
  nameEn: "Hail",
  nameAr: "حائل",
  city: "",
  country: "SA",
  latitude: 27.5114,
  longitude: 41.7208,
};
const aja = { kind: "area", nameEn: "Aja", nameAr: "أجا", city: "Hail", country: "", latitude: 27.5, longitude: 41.6 };
const fort = {
  ...{ kind: "landmark", nameEn: "A'arif Fort", nameAr: "قلعة أعيرف", city: "Hail", country: "" },
  ...{ latitude: 27.5186, longitude: 41.6944 },
};
const park = {
  ...{ kind: "landmark", nameEn: "Salam Park", nameAr: "حديقة السلام", city: "الرياض", country: "" },
  ...{ latitude: 24.6213, longitude: 46.7089 },
};

async function imported(...rows: object[]) {
  const made = aFolder({ ...wholeHomes([aHomeRow({ externalId: "NEAR-1" })]), "cities.csv": rows as never });
  folders.push(made);
  return testImport(app.db, made.folder);
}

async function found(text: string, query = ""): Promise<unknown[]> {
  const url = `/api/accommodation/place?locale=ar&text=${encodeURIComponent(text)}${query}`;
  return (await app.inject(url)).json().places;
}

test("landmarks of cities.csv are found by name and in sentences, move with their row, and are written once", async () => {
  const { summary, problems } = await imported(hail, aja, fort, park);
  expect([problems, summary.places > 0]).toEqual([[], true]);
  const [there] = await found("aarif fort");
  expect(there).toEqual({
    ...{ kind: "landmark", id: 100_000, name: "قلعة أعيرف", cityId: 1000, cityName: "حائل", isExact: true },
    ...{ latitude: 27.5186, longitude: 41.6944 },
  });
  expect(await found("حديقة السلام")).toMatchObject([{ kind: "landmark", id: 100_001, cityId: 5 }]);
  const ofCity = (await app.inject("/api/accommodation/place?locale=ar&landmarksOf=1000")).json().places;
  expect(ofCity).toMatchObject([{ id: 100_000, name: "قلعة أعيرف", cityName: "حائل" }]);
  const sentence = `/api/accommodation/sentence?locale=en&text=${encodeURIComponent("chalet near A'arif Fort")}`;
  expect((await app.inject(sentence)).json().parts).toContainEqual(
    expect.objectContaining({ kind: "near", landmarkId: 100_000, cityId: 1000, label: "A'arif Fort" }),
  );

  expect((await imported(hail, aja, fort, park)).summary.places).toBe(0);
  expect((await imported(hail, aja, { ...fort, latitude: 27.52 }, park)).summary.places).toBe(1);
  const { rows } = await app.db.execute(sql`SELECT id, latitude FROM landmark ORDER BY id`);
  expect(rows).toEqual([
    { id: 100_000, latitude: 27.52 },
    { id: 100_001, latitude: 24.6213 },
  ]);
  const later = Date.now() + 6_000;
  vi.spyOn(Date, "now").mockImplementation(() => later);
  await expect.poll(async () => ((await found("aarif fort"))[0] as typeof fort).latitude).toBe(27.52);
});

test("a landmark of the product stays where it is", async () => {
  const centre = { ...park, nameEn: "Kingdom Centre", nameAr: "برج المملكة", latitude: 24.5 };
  expect((await imported(centre)).summary.places).toBe(0);
  expect(await found("kingdom centre")).toMatchObject([{ id: 502, latitude: 24.711 }]);
});

test("an added city sends its middle with the list of cities, and distances are measured from there", async () => {
  await imported(hail);
  const cities = (await app.inject("/api/accommodation/lookup/CITY?locale=en")).json();
  expect(cities).toContainEqual(expect.objectContaining({ value: "Hail", latitude: 27.5114, longitude: 41.7208 }));
  expect(cities.find(({ id }: { id: number }) => id === 5)).toEqual({
    id: 5,
    lookupTypeId: 2,
    value: "Riyadh",
    rank: 1,
  });
  expect(await found("hail", "&points=all")).toContainEqual(expect.objectContaining({ id: 1000, latitude: 27.5114 }));
  const { point } = (await app.inject("/api/accommodation/place?text=27.5,41.7")).json();
  expect(point).toMatchObject({ cityId: 1000 });
});

test.each([
  ["a landmark without a city", { ...park, city: "" }, /row 2, column city: a city of our list/],
  ["one of an unknown city", { ...park, city: "Atlantis" }, /row 2, column city: “Atlantis” – a city of our list/],
  [
    "one far away",
    { ...park, latitude: 21.5 },
    /row 2, column latitude: “21.5, 46.7089” – a point within 100 km of Riyadh/,
  ],
  ["swapped coordinates", { ...park, latitude: 46.7089, longitude: 24.6213 }, /row 2, column latitude.*swapped/],
  ["no coordinates", { ...park, latitude: "" }, /row 2, column latitude: a number/],
  ["Latin in the Arabic column", { ...park, nameAr: "Salam" }, /row 2, column nameAr: “Salam” – .*Arabic letters/],
  ["Arabic in the English column", { ...park, nameEn: "السلام" }, /row 2, column nameEn.*Latin letters/],
  ["a name of one letter", { ...park, nameEn: "S" }, /row 2, column nameEn: “S” – 2 to 60 characters/],
  ["an unknown kind", { ...park, kind: "mountain" }, /row 2, column kind: “mountain” – city, area, landmark/],
])("%s is named by row and column", async (_, row, problem) => {
  const { problems, summary } = await imported(row);
  expect([problems, summary.places]).toEqual([[expect.stringMatching(problem)], 0]);
});

test("a place that is there twice names the other row", async () => {
  expect((await imported(park, { ...park, latitude: 24.7 })).problems).toEqual([
    expect.stringMatching(/row 3, column nameEn: “Salam Park” – each place once: row 2/),
  ]);
});
