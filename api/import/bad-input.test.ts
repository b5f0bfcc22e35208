import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { aFolder, aHomeRow, csvText, spaceRows, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { testImport } from "#api/testing/import/test-import.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { checkImport } from "./check-import.ts";
import { problemLine } from "./import-problem.ts";

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

type Files = Parameters<typeof aFolder>[0];
const jpeg = Buffer.from("ffd8ffe000104a464946", "hex");

function folderOf(files: Files) {
  const made = aFolder(files);
  folders.push(made);
  return made;
}

/** The files of one home whose pictures begin as pictures do. */
function oneHome(given: Record<string, string | number> = {}, more: Files = {}): Files {
  const files = wholeHomes([aHomeRow({ externalId: "ONE-1", ...given })]);
  const pictures = Object.entries(files).map(
    ([name, content]) => [name, name.startsWith("photos/") ? jpeg : content] as const,
  );
  return { ...Object.fromEntries(pictures), ...more };
}

async function checked(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const silent = { onHome: () => {}, onProgress: () => {} };
  await checkImport({ db, onProblem: (problem) => problems.push(problemLine(problem)), ...silent }, folder);
  return problems;
}

test("a folder that is whole has nothing to say, and a check writes nothing", async () => {
  const before = await db.execute(sql`SELECT count(*)::int AS listings FROM listing`);
  expect(await checked(folderOf(oneHome()).folder)).toEqual([]);
  const { rows } = await db.execute(sql`SELECT count(*)::int AS listings FROM listing`);
  expect(rows).toEqual(before.rows);
});

test.each([
  ["weekdayPrice", "0", /row 2, column weekdayPrice: “0” – a whole number from 50 to 50,000 riyals/],
  ["weekdayPrice", "1,200", /column weekdayPrice: “1,200” – a whole number/],
  ["weekdayPrice", "=A2*2", /column weekdayPrice: “=A2\*2” – a value instead of a formula/],
  ["nameEn", "=HYPERLINK(1)", /column nameEn.*formula/],
  ["nameAr", "Qamra Chalet", /column nameAr: “Qamra Chalet” – words with letters of the column's language/],
  ["nameEn", "شاليه قمرا", /column nameEn/],
  ["nameEn", "Call 0501234567", /column nameEn.*without phone numbers/],
  ["nameEn", "Riyadh", /column nameEn: “Riyadh” – a name of its own/],
  ["descriptionEn", "Too short", /column descriptionEn.*80 to 3,000 characters/],
  ["latitude", "46.8371", /column latitude.*(swapped|within 53 km of Riyadh)/],
  ["longitude", "50.5", /column latitude.*within 53 km of Riyadh/],
  ["latitude", "24.6", /column latitude.*within 15 km of Al Rimal/],
  ["latitude", "24,8794", /column latitude: “24,8794” – a number/],
  ["cityId", "Atlantis", /column cityId: “Atlantis” – one of/],
  ["areaId", "North Obhur", /column areaId: “North Obhur” – an area of this city/],
  ["propertyTypeId", "Castle", /column propertyTypeId: “Castle” – one of Chalet/],
  ["amenityIds", "Private pool|Dragon", /column amenityIds.*one of/],
  ["amenityIds", "Wi-Fi", /column amenityIds.*at least 3/],
  ["guestTypeIds", "", /column guestTypeIds/],
  ["size", "٩", /column size.*10 to 20,000/],
  ["capacity", "61", /column capacity/],
  ["sleeps", "13", /column sleeps: “13” – at most the capacity of 12/],
  ["checkInFrom", "25:00", /column checkInFrom: “25:00” – a time such as 16:00/],
  ["licenseNumber", "1234", /column licenseNumber: “1234” – 8 digits/],
  ["externalId", "../../etc", /column externalId/],
  ["hostExternalId", "H-99", /column hostExternalId: “H-99” – an externalId of hosts.csv/],
  ["freeCancellationHours", "61", /column freeCancellationHours.*one of 24, 48, 60/],
])("%s “%s” is named by row and column", async (column, cell, sentence) => {
  const problems = await checked(folderOf(oneHome({ [column]: cell })).folder);
  expect(problems.join("\n")).toMatch(sentence);
});

test("swapped coordinates are recognised", async () => {
  const problems = await checked(folderOf(oneHome({ latitude: "46.8371", longitude: "24.8794" })).folder);
  expect(problems).toEqual([expect.stringContaining("latitude first: the two are swapped")]);
});

test("a point in the sea is named", async () => {
  const atSea = { cityId: "Jeddah", areaId: "North Obhur", latitude: "21.77", longitude: "38.75" };
  const problems = await checked(folderOf(oneHome(atSea)).folder);
  expect(problems).toEqual([expect.stringMatching(/row 2, column latitude: “21\.77, 38\.75” – a point within 15 km/)]);
});

test("days are read as a calendar writes them, also in Arabic digits; those of a spreadsheet are named", async () => {
  const prices = (days: readonly string[]) =>
    csvText(
      days.map((from) => ({ externalId: "ONE-1", kind: "period", name: "Eid", from, to: "2027-06-20", price: 900 })),
    );
  for (const written of ["2027-06-16", "2027/06/16", "٢٠٢٧-٠٦-١٦"])
    expect([written, await checked(folderOf(oneHome({}, { "prices.csv": prices([written]) })).folder)]).toEqual([
      written,
      [],
    ]);
  const wrong = ["16/06/2027", "46554", "16.06.27", "2027-02-30", "16-Jun-27", "١٦/٠٦/٢٠٢٧"];
  const problems = await checked(folderOf(oneHome({}, { "prices.csv": prices(wrong) })).folder);
  for (const [index, written] of wrong.entries())
    expect(problems).toContainEqual(
      `prices.csv, row ${index + 2}, column from: “${written}” – a day written as 2026-11-19`,
    );
});

test("what a spreadsheet of another country writes is read: a mark, semicolons, Arabic digits, lines within a cell", async () => {
  const row = aHomeRow({
    externalId: "ONE-1",
    size: "٤٨٠",
    weekdayPrice: "٨٠٠",
    latitude: "٢٤٫٨٧٩٤",
    checkInFrom: "١٦:٠٠",
  });
  const text =
    `\uFEFFsep=;\r\n`.slice(0, 1) +
    csvText([{ ...row, descriptionEn: `${row.descriptionEn}\nA second line; "quoted".` }], ";");
  const { folder } = folderOf(
    oneHome({}, { "homes.csv": text, "spaces.csv": `${csvText(spaceRows("ONE-1"), "\t")}\t\t\t\t\r\n` }),
  );
  expect(await checked(folder)).toEqual([]);
});

test("columns may have the words of either language", async () => {
  const { folder } = folderOf(
    oneHome({}, { "spaces.csv": "المكان,Space,العدد\nONE-1,غرفة نوم,١\nONE-1,Bathroom,1\n" }),
  );
  expect(await checked(folder)).toEqual([]);
});

test("an id that is there twice names both rows, and neither home is written", async () => {
  const twice = [aHomeRow({ externalId: "TWO-1" }), aHomeRow({ externalId: "TWO-1", nameEn: "Another Chalet" })];
  const { folder } = folderOf({ ...wholeHomes([aHomeRow({ externalId: "TWO-1" })]), "homes.csv": twice });
  const { problems, summary } = await testImport(db, folder);
  expect(problems).toEqual([
    expect.stringMatching(/row 2, column externalId: “TWO-1” – each home once: row 3/),
    expect.stringMatching(/row 3, column externalId: “TWO-1” – each home once: row 2/),
  ]);
  expect(summary).toMatchObject({ refused: 2, listed: 0 });
});

test("rows of no home, unknown columns and missing files are named", async () => {
  const stray = folderOf(
    oneHome({}, { "prices.csv": "externalId,kind,name,price\nNOBODY-1,day,fri,900\nONE-1,day,someday,900\n" }),
  );
  expect((await checked(stray.folder)).toSorted()).toEqual([
    expect.stringMatching(/prices\.csv, row 2, column externalId: “NOBODY-1” – an externalId of homes.csv/),
    expect.stringMatching(/prices\.csv, row 3, column name: “someday” – one of sun/),
  ]);
  await expect(checked(folderOf({ "homes.csv": "externalId,colour\n1,red\n" }).folder)).rejects.toThrow("is no column");
  await expect(checked(folderOf({ "homes.csv": "externalId\n1\n" }).folder)).rejects.toThrow("must have this column");
  await expect(checked(folderOf({ "hosts.csv": "x\n" }).folder)).rejects.toThrow(/is no column|homes.csv/);
  await expect(checked(join(tmpdir(), "no-such-folder"))).rejects.toThrow("There is no folder");
});

test("prices that contradict each other are named", async () => {
  const prices = csvText([
    { externalId: "ONE-1", kind: "period", name: "A", from: "2027-01-01", to: "2027-01-05", price: 900 },
    { externalId: "ONE-1", kind: "period", name: "B", from: "2027-01-04", to: "2027-01-09", price: 900 },
    { externalId: "ONE-1", kind: "length", name: "", from: "", to: "", price: "" },
  ]);
  const problems = await checked(folderOf(oneHome({}, { "prices.csv": prices })).folder);
  expect(problems.join("\n")).toMatch(/prices\.csv, row 4/);
  const overlap = csvText(
    prices.includes("period")
      ? [
          { externalId: "ONE-1", kind: "period", name: "A", from: "2027-01-01", to: "2027-01-05", price: 900 },
          { externalId: "ONE-1", kind: "period", name: "B", from: "2027-01-04", to: "2027-01-09", price: 900 },
        ]
      : [],
  );
  expect(await checked(folderOf(oneHome({}, { "prices.csv": overlap })).folder)).toEqual([
    expect.stringMatching(/prices\.csv, row 3, column from.*overlaps “A”/),
  ]);
});

test.each([
  ["an Excel workbook", Buffer.from("504b0304", "hex"), "Excel workbook"],
  ["Unicode text of Excel", Buffer.from("fffe650078", "hex"), "Unicode text"],
  [
    "Windows letters",
    Buffer.concat([Buffer.from(csvText([aHomeRow()])), Buffer.from("2,\xc7\xe1\n", "latin1")]),
    "CSV UTF-8",
  ],
  ["nothing", "", "is empty"],
  ["a quotation mark that nobody closed", `${csvText([aHomeRow()])}1,"${"x".repeat(300_000)}`, "quotation mark"],
])("%s instead of a table is refused as a whole", async (_, content, words) => {
  await expect(checked(folderOf({ ...oneHome(), "homes.csv": content }).folder)).rejects.toThrow(words);
});

test("a file of 2 GB is refused before it is read", async () => {
  const made = folderOf(oneHome());
  truncateSync(join(made.folder, "homes.csv"), 2 * 1024 ** 3);
  await expect(checked(made.folder)).rejects.toThrow("at most 1 GB");
});

test("a picture that is none, a link, and a path out of the folder are refused", async () => {
  const made = folderOf(
    oneHome({}, { "photos/ONE-1/pool-2.jpg": "<svg onload=alert(1)>", "photos/ONE-1/pool-3.jpg": "PK\u0003\u0004" }),
  );
  writeFileSync(join(made.folder, "secret.jpg"), jpeg);
  symlinkSync(join(made.folder, "secret.jpg"), join(made.folder, "photos/ONE-1/garden-2.jpg"));
  mkdirSync(join(made.folder, "photos/ONE-1/.hidden"));
  const problems = await checked(made.folder);
  expect(problems.toSorted()).toEqual([expect.stringMatching(/“garden-2\.jpg” – a file instead of a link/)]);
  const csv = csvText([
    { externalId: "ONE-1", file: "../../secret.jpg", spaceCategoryId: "Pool" },
    { externalId: "ONE-1", file: "missing.jpg", spaceCategoryId: "" },
  ]);
  const named = await checked(folderOf(oneHome({}, { "photos.csv": csv, "secret.jpg": jpeg })).folder);
  expect(named.join("\n")).toMatch(/photos\.csv, row 2, column file: “\.\.\/\.\.\/secret\.jpg”/);
  const bytes = await checked(folderOf(oneHome({}, { "photos/ONE-1/pool-2.jpg": "<svg onload=alert(1)>" })).folder);
  expect(bytes).toEqual([expect.stringMatching(/photos\/ONE-1\/pool-2\.jpg.*a JPEG, PNG, WebP or AVIF picture/)]);
});

test("a folder of pictures that leads out of the import is refused", async () => {
  const elsewhere = folderOf({ "cover.jpg": jpeg });
  const csv = csvText([{ externalId: "ONE-1", file: "cover.jpg", spaceCategoryId: "" }]);
  const files = Object.entries(oneHome({}, { "photos.csv": csv })).filter(([name]) => !name.startsWith("photos/"));
  const made = folderOf(Object.fromEntries(files));
  mkdirSync(join(made.folder, "photos"));
  symlinkSync(elsewhere.folder, join(made.folder, "photos/ONE-1"));
  expect(await checked(made.folder)).toEqual([
    expect.stringMatching(/photos\.csv, row 2, column file: “cover\.jpg” – a file within the folder of the import/),
  ]);
});

test("homes.json is read like the tables, and its problems are named by the home and the field", async () => {
  const { folder } = folderOf({
    "homes.json": JSON.stringify([{ externalId: "J-1", nameEn: "x", colour: "red" }, { externalId: "J-1" }]),
  });
  const problems = (await checked(folder)).join("\n");
  expect(problems).toMatch(/homes\.json, row 1, column nameEn: “x”/);
  expect(problems).toMatch(/homes\.json, row 1, column colour: “red”/);
  expect(problems).toMatch(/homes\.json, row 2, column externalId: “J-1” – each home once/);
  await expect(checked(folderOf({ "homes.json": "{]" }).folder)).rejects.toThrow("is no JSON");
});
