import { basename } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { approveHome } from "#api/operator/approve-home.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { armFaults, interleave } from "#api/platform/fault/fault-point.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aFolder, aHomeRow, aHostRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { testImport } from "#api/testing/import/test-import.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

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

/** Every version of every row that an import writes: a row that is written again has another one. */
async function rowVersions(): Promise<unknown> {
  const tables = ["listing", "listing_event", "licence", "host", "photo", "operator_action", "property_change"];
  const parts = [
    "property",
    "property_space",
    "property_info",
    "property_photo",
    "stay_rule",
    "night_rate",
    "city",
    "area",
    "lookup",
  ];
  const found: Record<string, unknown> = {};
  for (const table of [...tables, ...parts])
    found[table] = (
      await rows(
        sql`SELECT md5(string_agg(xmin::text || t::text, ',' ORDER BY t::text)) AS all FROM ${sql.identifier(table)} t`,
      )
    )[0];
  return found;
}

test("a whole home is listed at once with its rooms, prices and photographs, and the same folder again changes no row", async () => {
  const { folder } = folderOf(homesOf("WHOLE-1", "WHOLE-2"));
  const { summary, problems, homes } = await testImport(db, folder);
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({ homes: 2, listed: 2, hosts: 1 });
  const [home] = await rows(sql`
    SELECT p.status, p.name_en, p.bed_room_count, p.bath_room_count, p.weekday_price, p.picture_source, p.address_en, p.time_zone,
      h.phone, l.state, (SELECT count(*)::int FROM property_photo WHERE property_id = p.id) AS photos,
      (SELECT array_agg(move ORDER BY e.id) FROM listing_event e WHERE listing_id = l.id) AS moves
    FROM property p JOIN listing l ON l.property_id = p.id JOIN host h ON h.id = p.host_id WHERE l.external_id = 'WHOLE-1'`);
  expect(home).toEqual({
    ...{ status: "listed", name_en: "Qamra Chalet 1", bed_room_count: 2, bath_room_count: 2, weekday_price: 80_000 },
    ...{ picture_source: "photos", address_en: "Al Rimal, Riyadh", time_zone: "Asia/Riyadh", phone: "+966512345678" },
    ...{ state: "listed", photos: 8, moves: ["begin", "submit", "approve"] },
  });

  const before = await rowVersions();
  const again = await testImport(db, folder);
  expect(again.summary).toMatchObject({ homes: 2, unchanged: 2, listed: 0, hosts: 0 });
  expect(again.homes).toEqual(homes.map((each) => ({ ...each, result: "unchanged" })));
  expect(await rowVersions()).toEqual(before);
});

test("a changed row changes that home alone, also when files were copied again", async () => {
  const files = homesOf("CHANGE-1", "CHANGE-2");
  await testImport(db, folderOf(files).folder);
  const versions = () =>
    rows(sql`SELECT xmin::text AS version, external_id FROM listing WHERE external_id = 'CHANGE-2'`);
  const [other] = await rows(sql`
    SELECT p.xmin::text AS version FROM property p JOIN listing l ON l.property_id = p.id WHERE external_id = 'CHANGE-2'`);
  const again = folderOf({
    ...files,
    "homes.csv": [aHomeRow({ externalId: "CHANGE-1", weekdayPrice: 950 }), aHomeRow({ externalId: "CHANGE-2" })],
  });
  const { summary } = await testImport(db, again.folder);
  expect(summary).toMatchObject({ changed: 1, unchanged: 1 });
  expect(
    await rows(sql`
    SELECT p.xmin::text AS version FROM property p JOIN listing l ON l.property_id = p.id WHERE external_id = 'CHANGE-2'`),
  ).toEqual([other]);
  expect(
    await rows(sql`
    SELECT weekday_price, revision FROM property p JOIN listing l ON l.property_id = p.id WHERE external_id = 'CHANGE-1'`),
  ).toEqual([{ weekday_price: 95_000, revision: 2 }]);
  expect(await versions()).toHaveLength(1);
});

test("a home that is not whole waits with its reasons until an operator approves it", async () => {
  const files = homesOf("WAIT-1", "WAIT-2", "WAIT-3");
  const few = Object.fromEntries(Object.entries(files).filter(([name]) => !/^photos\/WAIT-1\/(?!cover)/.test(name)));
  const { folder } = folderOf({
    ...few,
    "homes.csv": [
      aHomeRow({ externalId: "WAIT-1" }),
      aHomeRow({ externalId: "WAIT-2", hostExternalId: "" }),
      aHomeRow({ externalId: "WAIT-3", licenseNumber: "" }),
    ],
  });
  const { homes, summary } = await testImport(db, folder);
  expect(summary.submitted).toBe(3);
  expect(homes.map(({ notes }) => notes[0])).toEqual([
    expect.stringContaining("8 photographs"),
    expect.stringContaining("no host"),
    expect.stringContaining("licence number"),
  ]);
  const before = await rowVersions();
  await testImport(db, folder);
  expect(await rowVersions()).toEqual(before);

  await expect(approveHome(db, operator, "WAIT-3", false)).rejects.toThrow("licence number");
  await expect(approveHome(db, operator, "WAIT-1", true)).rejects.toThrow("8 photographs");
  expect(await approveHome(db, operator, "WAIT-1", false)).toMatchObject({ accepted: ["photographs"] });
  await expect(approveHome(db, operator, "WAIT-1", false)).rejects.toThrow("is listed");
  await expect(approveHome(db, operator, "NOBODY", false)).rejects.toThrow("no home NOBODY");
  expect(
    await rows(sql`
    SELECT p.status FROM property p JOIN listing l ON l.property_id = p.id WHERE external_id = 'WAIT-1'`),
  ).toEqual([{ status: "listed" }]);
  expect((await testImport(db, folder)).summary).toMatchObject({ unchanged: 1, submitted: 2 });
});

test("a home that left the files is paused with its coming stays named, and comes back with its row", async () => {
  const files = homesOf("LEAVE-1", "LEAVE-2");
  const made = folderOf(files);
  await testImport(db, made.folder);
  const [left] = await rows<{ property_id: number }>(
    sql`SELECT property_id FROM listing WHERE external_id = 'LEAVE-2'`,
  );
  const [checkIn, checkOut] = [60, 62].map((days) => addDays(todayInRiyadh(new Date()), days)) as [Day, Day];
  await aClaim(db, left?.property_id as number, { checkIn, checkOut });
  made.write("homes.csv", [aHomeRow({ externalId: "LEAVE-1" })]);
  made.write(
    "spaces.csv",
    (files["spaces.csv"] as readonly { externalId: string }[]).filter((row) => row.externalId === "LEAVE-1"),
  );
  const { summary, homes } = await testImport(db, made.folder);
  expect(summary).toMatchObject({ homes: 1, paused: 1 });
  expect(homes.find(({ result }) => result === "paused")).toMatchObject({
    externalId: "LEAVE-2",
    notes: [`A stay from ${checkIn} to ${checkOut} is still to come.`],
  });
  const status = () =>
    rows(
      sql`SELECT p.status, l.state FROM property p JOIN listing l ON l.property_id = p.id WHERE external_id = 'LEAVE-2'`,
    );
  expect(await status()).toEqual([{ status: "inactive", state: "paused" }]);
  made.write("homes.csv", files["homes.csv"] as never);
  made.write("spaces.csv", files["spaces.csv"] as never);
  expect((await testImport(db, made.folder)).summary).toMatchObject({ resumed: 1, unchanged: 1 });
  expect(await status()).toEqual([{ status: "listed", state: "listed" }]);
});

test("one bad home does not stop the others, and nothing of it is written", async () => {
  const { folder } = folderOf({
    ...homesOf("GOOD-1", "BAD-2", "GOOD-3"),
    "homes.csv": [
      aHomeRow({ externalId: "GOOD-1" }),
      aHomeRow({ externalId: "BAD-2", weekdayPrice: 0 }),
      aHomeRow({ externalId: "GOOD-3" }),
    ],
  });
  const { summary, problems } = await testImport(db, folder);
  expect(summary).toMatchObject({ listed: 2, refused: 1 });
  expect(problems).toEqual([
    expect.stringMatching(/^homes\.csv, row 3, column weekdayPrice: “0” – a whole number from 50/),
  ]);
  expect(await rows(sql`SELECT FROM listing WHERE external_id = 'BAD-2'`)).toEqual([]);
});

test("what breaks inside a publication leaves nothing half written, and the homes are tried one by one", async () => {
  armFaults({ appEnv: "test", fault: "" });
  const seen: number[] = [];
  interleave("K54", async () => {
    const [count] = await rows<{ count: number }>(
      sql`SELECT count(*)::int FROM listing WHERE external_id LIKE 'BREAK-%'`,
    );
    seen.push(count?.count ?? -1);
    throw new Error("the power went");
  });
  const { summary, problems } = await testImport(db, folderOf(homesOf("BREAK-1", "BREAK-2")).folder);
  expect([seen, summary.listed, problems]).toEqual([[0], 2, []]);
  const [events] = await rows(sql`
    SELECT count(*)::int FROM listing_event e JOIN listing l ON l.id = e.listing_id WHERE external_id LIKE 'BREAK-%'`);
  expect(events).toEqual({ count: 6 });
});

test("of two imports at once, the second is refused", async () => {
  const { folder } = folderOf(homesOf("ALONE-1"));
  let second = "";
  const ask = async () => {
    second ||= await testImport(db, folder).then(
      () => "imported too",
      (error: Error) => error.message,
    );
    return { state: "valid" as const, validUntil: null, holderHash: null };
  };
  const licences = { ask, isUp: () => true, check: async () => ({ answers: true, detail: "" }) };
  const { summary } = await testImport(db, folder, { licences });
  expect(summary.listed).toBe(1);
  expect(second).toBe("Another import runs. Wait until it has ended.");
});

test("the whole import is in the audit, by its catalogue", async () => {
  const { folder } = folderOf({ ...homesOf("AUDIT-1"), "hosts.csv": [aHostRow({ phone: "+966512345679" })] });
  await testImport(db, folder);
  expect(
    await rows(sql`
    SELECT action, by_name, after FROM operator_action WHERE subject_id = ${basename(folder)} ORDER BY position`),
  ).toMatchObject([
    { action: "import-homes", by_name: "Huda", after: { rows: 1 } },
    { action: "import-homes", by_name: "Huda", after: { listed: ["AUDIT-1"] } },
  ]);
});
