import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plantCatalogue, plantLazy } from "#server/testing/planted-catalogue.ts";
import { compileMessages } from "./compile.ts";

const nights = {
  en: "{n, plural, =0 {No nights} one {# night} other {# nights}} in {city}",
  ar: "{n, plural, zero {بلا ليالٍ} one {ليلة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# من الليالي}} في {city}",
};

/** Files get their times from the machine, whose clock a test run does not move: these are before and after all of them. */
const LONG_AGO = new Date("2000-01-01");
const FAR_AHEAD = new Date("2100-01-01");

async function compiled(en: Parameters<typeof plantCatalogue>[0], ar: Parameters<typeof plantCatalogue>[1]) {
  const root = plantCatalogue(en, ar);
  await compileMessages(root);
  const load = (language: string) => import(join(root, `domain/message/compiled/${language}.ts`));
  return { root, en: (await load("en")).en.stay, ar: (await load("ar")).ar.stay };
}

test("a message without arguments is a text, one with arguments a function of one object", async () => {
  const { en, ar } = await compiled({ plain: "Check-in", count: nights.en }, { plain: "الوصول", count: nights.ar });

  expect(en.plain).toBe("Check-in");
  expect(ar.plain).toBe("الوصول");
  expect(en.count({ n: 1, city: "Abha" })).toBe("1 night in Abha");
});

test("Arabic counts in six forms, with Latin digits and thousands commas", async () => {
  const { ar } = await compiled({ count: nights.en }, { count: nights.ar });

  expect([0, 1, 2, 3, 11, 100, 12_345].map((n) => ar.count({ n, city: "أبها" }))).toEqual([
    "بلا ليالٍ في أبها",
    "ليلة في أبها",
    "ليلتان في أبها",
    "3 ليالٍ في أبها",
    "11 ليلة في أبها",
    "100 من الليالي في أبها",
    "12,345 ليلة في أبها",
  ]);
});

test("an exact number goes before its plural form, and an offset is taken off before counting", async () => {
  const text = "{n, plural, offset:1 =0 {Nobody} =1 {You} one {You and # guest} other {You and # guests}}";
  const { en } = await compiled(
    { who: text },
    { who: "{n, plural, zero {لا أحد} one {أنت} two {اثنان} few {#} many {#} other {#}}" },
  );

  expect([0, 1, 2, 5].map((n) => en.who({ n }))).toEqual(["Nobody", "You", "You and 1 guest", "You and 4 guests"]);
});

test("a choice between words, an ordinal and a plain number compile too", async () => {
  const ordinal = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} night";
  const { en } = await compiled(
    { pool: "{kind, select, heated {Heated pool} other {Pool: {kind}}}", night: ordinal, page: "Page {n, number}" },
    {
      pool: "{kind, select, heated {مسبح مدفأ} other {مسبح: {kind}}}",
      night: "{n, selectordinal, other {الليلة رقم #}}",
      page: "صفحة {n, number}",
    },
  );

  expect(en.pool({ kind: "heated" })).toBe("Heated pool");
  expect(en.pool({ kind: "lap" })).toBe("Pool: lap");
  expect([1, 2, 3, 4].map((n) => en.night({ n }))).toEqual(["1st night", "2nd night", "3rd night", "4th night"]);
  expect(en.page({ n: 1200 })).toBe("Page 1,200");
});

test("quotes, backticks and dollar signs arrive as they were written", async () => {
  const { en } = await compiled({ odd: "It's `{x}` for $'{'5'}' \"net\" \\ now" }, { odd: "{x}" });

  expect(en.odd({ x: "one" })).toBe('It\'s `one` for \u0024{5} "net" \\ now');
});

test("numbers may be keys", async () => {
  const { en } = await compiled({ status: { "58": "Confirmed" } }, { status: { "58": "مؤكد" } });

  expect(en.status["58"]).toBe("Confirmed");
});

test("compiled words newer than their catalogue are left alone until a text changes", async () => {
  const { root } = await compiled({ a: "Stay" }, { a: "إقامة" });
  expect(await compileMessages(root)).toBe(false);

  utimesSync(join(root, "domain/message/catalogue/ar/stay.json"), FAR_AHEAD, FAR_AHEAD);
  expect(await compileMessages(root)).toBe(true);
});

test("a deleted file is noticed, and a fault leaves the old words and no draft behind", async () => {
  const { root } = await compiled({ a: "Stay" }, { a: "إقامة" });
  const outputs = join(root, "domain/message/compiled");
  for (const name of readdirSync(outputs)) utimesSync(join(outputs, name), LONG_AGO, LONG_AGO);
  rmSync(join(root, "domain/message/catalogue/ar/stay.json"));

  await expect(compileMessages(root)).rejects.toThrow("is missing, though English has it");
  expect(readdirSync(outputs).sort()).toEqual(["ar.ts", "en.ts", "lazy.ts"]);
});

function prepare(root: string) {
  return spawnSync(process.execPath, [join(import.meta.dirname, "../prepare.ts"), root], { encoding: "utf8" });
}

test("prepare says nothing when all is well, and one sentence with a non-zero exit when a word is missing", async () => {
  const { root } = await compiled({ a: "Stay" }, { a: "إقامة" });
  expect(prepare(root)).toMatchObject({ status: 0, stdout: "", stderr: "" });

  writeFileSync(join(root, "domain/message/catalogue/ar/stay.json"), "{}");
  utimesSync(join(root, "domain/message/catalogue/ar/stay.json"), FAR_AHEAD, FAR_AHEAD);
  expect(prepare(root)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: 'domain/message/catalogue/ar/stay.json: "stay.a" is missing, though English has it.\n',
  });
});

test("a lazy namespace is a module of its own, and one module holds them all for the server", async () => {
  const root = plantCatalogue({ plain: "Check-in" }, { plain: "الوصول" });
  plantLazy(root, "picker", { nights: nights.en }, { nights: nights.ar });
  await compileMessages(root);

  const { picker } = await import(join(root, "domain/message/compiled/lazy/picker/ar.ts"));
  const { lazy } = await import(join(root, "domain/message/compiled/lazy.ts"));
  expect(picker.nights({ n: 2, city: "أبها" })).toBe("ليلتان في أبها");
  expect(lazy.en.picker.nights({ n: 1, city: "Abha" })).toBe("1 night in Abha");
});

test("a message of a lazy namespace missing in Arabic stops the command as any other does", async () => {
  const root = plantCatalogue({ plain: "Check-in" }, { plain: "الوصول" });
  plantLazy(root, "picker", { nights: nights.en, title: "Dates" }, { nights: nights.ar });

  await expect(compileMessages(root)).rejects.toThrow("is missing, though English has it");
});
