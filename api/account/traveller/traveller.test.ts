import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { keyIdOf, type SealKey, sealKeysOf } from "#api/platform/sealing/seal.ts";
import { travellers } from "#api/schema/traveller.ts";
import { aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { resealTravellers } from "./reseal-travellers.ts";
import { unsealSecrets } from "./sealed-traveller.ts";

const app = await testApp({ env: relaxedLimits });
const url = "/api/account/traveller";
const keys = sealKeysOf(app.settings);

let numbers = 0;
function aSaved(given: object = {}) {
  numbers += 1;
  return {
    title: "ms",
    firstName: "Noura",
    lastName: "Al Otaibi",
    birthDate: "1988-02-14",
    nationality: "SA",
    idType: "passport",
    idNumber: `P${String(9_870_000 + numbers)}`,
    idExpiry: "2035-01-31",
    isPrimary: false,
    ...given,
  };
}

const add = async (member: Member, given?: object) =>
  (await member.call("POST", url, aSaved(given))).json() as SavedTraveller;
const list = async (member: Member) => (await member.call("GET", url)).json().items as SavedTraveller[];
const rowOf = async (id: string) => {
  const [row] = await app.db.select().from(travellers).where(eq(travellers.id, id));
  return row as typeof travellers.$inferSelect;
};
const confirmedLongAgo = (member: Member) =>
  app.db.execute(sql`
    UPDATE session SET confirmed_at = app_now() - interval '6 minutes' WHERE account_id = ${member.user.id}`);

test("a saved traveller is shown with masked numbers, and changed without typing them again", async () => {
  const member = await aMember(app);
  const answer = await member.call("POST", url, aSaved({ idNumber: "p 9876543", isPrimary: true }));
  expect(answer.statusCode).toBe(201);
  const masked = { birthDate: "••••-••-14", idNumber: "••••6543", idType: "passport", isPrimary: true };
  expect(answer.json()).toMatchObject(masked);
  const { id } = answer.json();
  const { birthDate: _day, idNumber: _number, ...typed } = aSaved({ firstName: "Huda", isPrimary: true });
  const changed = await member.call("PUT", `${url}/${id}`, typed);
  expect(changed.json()).toMatchObject({ ...masked, id, firstName: "Huda" });
  expect(await list(member)).toEqual([changed.json()]);
  expect((await member.call("GET", `${url}/${id}`)).json()).toEqual(changed.json());
  expect((await member.call("DELETE", `${url}/${id}`)).statusCode).toBe(204);
  expect(await list(member)).toEqual([]);
});

test("numbers are shown in clear only to a user who authenticated recently", async () => {
  const member = await aMember(app);
  const { id } = await add(member, { idNumber: "P1112223" });
  const shown = await member.call("POST", `${url}/${id}/reveal`);
  expect(shown.json()).toMatchObject({ idNumber: "P1112223", birthDate: "1988-02-14" });
  expect(shown.headers["cache-control"]).toBe("no-store");
  await confirmedLongAgo(member);
  const refused = await member.call("POST", `${url}/${id}/reveal`);
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    403,
    { code: 6003, details: { reauthenticate: true } },
  ]);
});

test("the table contains neither numbers nor birth dates", async () => {
  const member = await aMember(app);
  const { id } = await add(member, { idNumber: "SENTINEL42" });
  const { rows } = await app.db.execute(sql`SELECT t::text AS written FROM traveller t WHERE id = ${id}`);
  const written = String(rows[0]?.written);
  for (const secret of ["SENTINEL42", "1988-02-14", Buffer.from("SENTINEL42").toString("hex")]) {
    expect(written).not.toContain(secret);
  }
});

test("another account gets 404, as for a missing traveller", async () => {
  const [member, otherUser] = [await aMember(app), await aMember(app)];
  const { id } = await add(member);
  for (const wanted of [id, crypto.randomUUID()]) {
    const answers = [
      await otherUser.call("GET", `${url}/${wanted}`),
      await otherUser.call("PUT", `${url}/${wanted}`, aSaved()),
      await otherUser.call("DELETE", `${url}/${wanted}`),
      await otherUser.call("POST", `${url}/${wanted}/reveal`),
    ];
    expect(answers.map((answer) => answer.json().error.code)).toEqual([1002, 1002, 1002, 1002]);
  }
  expect(await list(otherUser)).toEqual([]);
  expect(await list(member)).toHaveLength(1);
});

test("only one traveller is the primary one, and must be an adult", async () => {
  const member = await aMember(app);
  const first = await add(member, { isPrimary: true });
  const second = await add(member, { isPrimary: true });
  expect((await list(member)).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  const child = aSaved({ birthDate: "2020-01-01", isPrimary: true });
  const refused = await member.call("POST", url, child);
  expect(refused.json().error).toMatchObject({ code: 1001, fields: { birthDate: "birthDate" } });
  expect((await member.call("POST", url, { ...child, isPrimary: false })).statusCode).toBe(201);
});

test("the same document is not saved twice in one account, and may be in another", async () => {
  const [member, other] = [await aMember(app), await aMember(app)];
  const typed = aSaved({ idType: "national", idNumber: "1012345678" });
  const first = (await member.call("POST", url, typed)).json();
  const again = await member.call("POST", url, { ...typed, idNumber: "١٠١٢٣٤٥٦٧٨" });
  expect(again.json().error.fields).toEqual({ idNumber: "idTwice" });
  expect((await member.call("PUT", `${url}/${first.id}`, typed)).statusCode).toBe(200);
  expect((await other.call("POST", url, typed)).statusCode).toBe(201);
});

test("of many travellers saved concurrently an account stores twenty", async () => {
  const member = await aMember(app);
  const answers = await Promise.all(Array.from({ length: 24 }, () => member.call("POST", url, aSaved())));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((answer) => answer.json().error.fields)).toEqual(Array(4).fill({ travellers: "travellers" }));
  expect(await list(member)).toHaveLength(20);
});

test("values encrypted with an old key are encrypted again, and then the old key is not needed", async () => {
  const member = await aMember(app);
  const { id } = await add(member, { idNumber: "P5556667" });
  await add(member, { birthDate: null, idType: null, idNumber: null, idExpiry: null });
  const before = await rowOf(id);
  const young: SealKey = { id: "k2", key: randomBytes(32) };
  await runBatches(app.db, "reseal-travellers", (tx) => resealTravellers(tx, [young, ...keys]));
  const after = await rowOf(id);
  expect([keyIdOf(before.idNumberSealed ?? ""), keyIdOf(after.idNumberSealed ?? "")]).toEqual(["demo", "k2"]);
  expect(unsealSecrets([young], after)).toEqual({ birthDate: "1988-02-14", idNumber: "P5556667" });
  expect(after.idNumberHash).not.toEqual(before.idNumberHash);
  await runBatches(app.db, "reseal-travellers", (tx) => resealTravellers(tx, [young, ...keys]));
  expect((await rowOf(id)).idNumberSealed).toBe(after.idNumberSealed);
  await runBatches(app.db, "reseal-travellers", (tx) => resealTravellers(tx, [...keys, young]));
});

test.each([
  [{ firstName: "1" }, { firstName: "name" }],
  [{ idType: "national", idNumber: "2012345678" }, { idNumber: "idNumber" }],
  [{ birthDate: "2999-01-01" }, { birthDate: "pastDate" }],
  [{ idExpiry: "2001-01-01" }, { idExpiry: "idExpiry" }],
])("a traveller with %j is refused", async (given, fields) => {
  const member = await aMember(app);
  const answer = await member.call("POST", url, aSaved(given));
  expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields]);
});

test("no log contains a document number, a birth date or a name", async () => {
  const lines: string[] = [];
  const loggingApp = await testApp({
    env: { ...relaxedLimits, LOG_LEVEL: "trace" },
    logStream: { write: (line) => lines.push(line) },
  });
  const member = await aMember(loggingApp);
  const typed = aSaved({ firstName: "Sentinelova", idNumber: "SENTINEL77", birthDate: "1977-07-17" });
  const { id } = (await member.call("POST", url, typed)).json();
  await member.call("PUT", `${url}/${id}`, { ...typed, idExpiry: "2001-01-01" });
  expect((await member.call("POST", `${url}/${id}/reveal`)).json().idNumber).toBe("SENTINEL77");
  expect((await member.call("GET", "/api/account/v2/user/export")).body).toContain("SENTINEL77");
  const log = lines.join("");
  expect(log).toContain("traveller-revealed");
  for (const secret of ["SENTINEL77", "1977-07-17", "Sentinelova", member.email, member.token]) {
    expect(log).not.toContain(secret);
  }
});
