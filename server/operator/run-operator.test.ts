import { expect, test } from "vitest";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { runOperator } from "./run-operator.ts";

const app = await testApp();
const run = (...args: string[]) => runOperator(async () => app.db, args);
const who = ["--by", "Huda", "--reason", "The guest called."];

test("without an action, with a wrong one or with too much, the command explains itself", async () => {
  for (const args of [[], ["dance"], ["find-orders", "a", "b", ...who], ["find-orders", "--nonsense", "1"]]) {
    const { exitCode, out } = await run(...args);
    expect([exitCode, out.includes("cancel-as-host <number>")]).toEqual([2, true]);
  }
  expect(await run("find-orders", ...who)).toEqual({
    exitCode: 2,
    out: "npm run operator -- find-orders <number | email | phone>",
  });
});

test("an action needs a name and a reason", async () => {
  expect(await run("list-tasks")).toEqual({ exitCode: 1, out: "Say who acts: --by <name>." });
  expect(await run("list-tasks", "--by", "Huda")).toEqual({ exitCode: 1, out: "Say why: --reason <text>." });
});

test("a code can have every term", async () => {
  const terms = ["--uses-per-guest", "2", "--stay-from", "2026-12-01", "--stay-to", "2026-12-31", "--homes", "7, 8"];
  const more = [
    "--book-weekdays",
    "sun,mon",
    "--home-types",
    "1",
    "--host",
    "3",
    "--members",
    "yes",
    "--max-nights",
    "7",
  ];
  const last = ["--method", "mada", "--budget", "5000", "--public", "yes", "--brand", "mabeet", "--country", "SA"];
  const made = await run("create-code", "EID-9", "--amount", "50", "--days", "30", ...terms, ...more, ...last, ...who);
  expect(JSON.parse(made.out)).toMatchObject({
    ...{ value: 5_000, perGuestLimit: 2, stayFrom: "2026-12-01", stayTo: "2026-12-31", propertyIds: [7, 8] },
    ...{ bookWeekdays: ["sun", "mon"], propertyTypeIds: [1], hostId: 3, memberOnly: true, maxNights: 7 },
    ...{ method: "mada", budgetHalalas: 500_000, budgetLeftHalalas: 500_000, isPublic: true, brand: "mabeet" },
  });
});

test("results are JSON, or a table", async () => {
  const code = ["create-code", "EID-1", "--percent", "15", "--max", "200.50", "--days", "30", ...who];
  expect(JSON.parse((await run(...code)).out)).toMatchObject({ code: "EID-1", value: 15, most: 20_050, uses: {} });
  const table = (await run("show-code", "eid-1", "--format", "table", ...who)).out.split("\n");
  expect(table[0]).toMatch(/^code +kind +value/);
  expect(table[1]).toMatch(/^EID-1 +percent +15/);
  expect(JSON.parse((await run("find-orders", "C000000000", ...who)).out)).toEqual([]);
});

test.each([
  [["create-code", "EID-2", "--percent", "101", "--days", "30"], "whole number from 1 to 100"],
  [["create-code", "EID-2", "--amount", "1.234", "--days", "30"], "no amount in riyals"],
  [["create-code", "EID-2", "--amount", "10", "--days", "30", "--method", "cash"], "Choose visa or"],
  [["create-code", "EID-2", "--amount", "10", "--days", "30", "--stay-from", "2026-13-01"], "is no day"],
  [["create-code", "EID-2", "--amount", "10", "--days", "30", "--min-nights", "3", "--max-nights", "2"], "less than"],
  [["create-code", "EID-2", "--amount", "10", "--days", "30", "--public", "yes", "--contact", "a@b.test"], "public"],
  [["create-code", "x", "--amount", "10", "--days", "30"], "3 to 30 letters"],
  [["cancel-as-support", "C000000000", "--nights", "maybe"], "block or release"],
  [["cancel-as-host", "C000000000"], "There is no order"],
  [["refund-part", "C000000000", "--amount", "5,5"], "no amount"],
  [["set-stay", "C000000000", "--state", "gone"], "arrived or no-show"],
  [["finish-task", "nothing"], "no task"],
  [["retry-job", "nothing"], "no parked job"],
  [["report-document", "nothing"], "no document"],
])("%j is refused with a sentence", async (args, sentence) => {
  const { exitCode, out } = await run(...args, ...who);
  expect([exitCode, out]).toEqual([1, expect.stringContaining(sentence)]);
});

test("nothing of it is on the public port", async () => {
  expect((await aPayingGuest(app, { url: "" }).call("POST", "/api/operator/cancel", {})).statusCode).toBe(404);
});

test.each([
  [["mabeet-AE", "--folder", "/tmp/x"], 1, "Choose mabeet-SA or tajawal-SA"],
  [["mabeet-SA"], 1, "--folder <path>"],
  [["mabeet-SA", "--folder", "/tmp/x", "--otp", "12345"], 1, "six digits"],
  [["mabeet-SA", "--folder", "/tmp/x", "--environment", "portal"], 1, "Choose core or simulation"],
  [[], 2, "einvoice-onboard <mabeet-SA | tajawal-SA>"],
])("a seller is not registered at the tax authority with %j", async (args, exitCode, sentence) => {
  const output = await run("einvoice-onboard", ...args);
  expect([output.exitCode, output.out.includes(sentence)]).toEqual([exitCode, true]);
});
