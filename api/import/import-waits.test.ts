import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { approveHome } from "#api/operator/approve-home.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { aFolder, aHomeRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { testImport } from "#api/testing/import/test-import.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";

let db: Db;
const folders: ReturnType<typeof aFolder>[] = [];
beforeAll(async () => {
  db = openDatabase(await testSettings());
  await installReferenceData(db);
});
afterEach(() => {
  for (const { remove } of folders.splice(0)) remove();
});
afterAll(() => db.$client.end());

const operator = { by: "Huda", second: null, reason: "Looked at by us." };

function folderOf(files: Parameters<typeof aFolder>[0]) {
  const made = aFolder(files);
  folders.push(made);
  return made;
}
const homesOf = (...ids: string[]) => wholeHomes(ids.map((externalId) => aHomeRow({ externalId })));

async function rows<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

test("of two homes with one licence number, the second waits", async () => {
  const { folder } = folderOf({
    ...homesOf("TWIN-1", "TWIN-2"),
    "homes.csv": ["TWIN-1", "TWIN-2"].map((externalId) => aHomeRow({ externalId, licenseNumber: "50777777" })),
  });
  const { homes } = await testImport(db, folder);
  expect(homes.map(({ result, notes }) => [result, notes[0]])).toEqual([
    ["listed", undefined],
    ["submitted", expect.stringContaining("already uses")],
  ]);
});

test("a register that refuses a licence keeps the home from guests, one that is silent makes it wait", async () => {
  const states: Record<string, "expired" | "unknown" | "valid"> = {
    "50200001": "expired",
    "50200002": "unknown",
    "50200003": "valid",
  };
  const numbers = Object.keys(states);
  const { folder } = folderOf({
    ...homesOf("REG-1", "REG-2", "REG-3"),
    "homes.csv": numbers.map((licenseNumber, index) => aHomeRow({ externalId: `REG-${index + 1}`, licenseNumber })),
  });
  const licences = {
    ask: async (_: string, number: string) => ({
      state: states[number] ?? "valid",
      validUntil: null,
      holderHash: null,
    }),
    isUp: () => true,
    check: async () => ({ answers: true, detail: "" }),
  };
  const { homes } = await testImport(db, folder, { licences });
  expect(homes.map(({ result }) => result)).toEqual(["submitted", "submitted", "listed"]);
  await expect(approveHome(db, operator, "REG-1", false)).rejects.toThrow("not valid");
  expect(await approveHome(db, operator, "REG-2", true)).toMatchObject({ accepted: ["licence-silent"] });
});

test("a city and an area of cities.csv are added with ids of their own, and homes lie in them", async () => {
  const { folder } = folderOf({
    ...homesOf("FAR-1"),
    "cities.csv": [
      { kind: "city", nameEn: "Hail", nameAr: "حائل", city: "", country: "SA", latitude: 27.5114, longitude: 41.7208 },
      { kind: "area", nameEn: "Aja", nameAr: "أجا", city: "Hail", country: "", latitude: 27.5, longitude: 41.6 },
      {
        kind: "area",
        nameEn: "Al Uraija",
        nameAr: "العريجاء",
        city: "Riyadh",
        country: "",
        latitude: 24.59,
        longitude: 46.62,
      },
      { kind: "city", nameEn: "Riyadh", nameAr: "الرياض", city: "", country: "SA", latitude: 1, longitude: 1 },
    ],
    "homes.csv": [aHomeRow({ externalId: "FAR-1", cityId: "حائل", areaId: "Aja", latitude: 27.51, longitude: 41.61 })],
  });
  const { summary, problems } = await testImport(db, folder);
  expect([problems, summary.listed]).toEqual([[], 1]);
  const [home] = await rows<{ city_id: number; area_id: number }>(sql`
    SELECT city_id, area_id FROM property p JOIN listing l ON l.property_id = p.id WHERE external_id = 'FAR-1'`);
  expect([home?.city_id, home?.area_id]).toEqual([1000, 100_000]);
  expect(await rows(sql`SELECT latitude FROM city WHERE id = 5`)).toEqual([{ latitude: 24.7136 }]);
  expect((await testImport(db, folder)).summary).toMatchObject({ places: 0, unchanged: 1 });
});

test("feeds go to homes that are published", async () => {
  const { folder } = folderOf({
    ...homesOf("FEED-1"),
    "feeds.csv": [{ externalId: "FEED-1", name: "Airbnb", url: "https://calendar.example.com/1.ics" }],
  });
  const { fed, problems } = await testImport(db, folder);
  expect([problems, fed.map(([, count]) => count)]).toEqual([[], [1]]);
});
