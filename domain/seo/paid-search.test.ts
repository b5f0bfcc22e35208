import { expect, test } from "vitest";
import { readPaidSearch } from "./paid-search.ts";

const read = (query: Record<string, string>) => readPaidSearch(new URLSearchParams(query));
const paid = (query: Record<string, string>) => read({ utm_medium: "cpc", ...query });

test("only a link from a paid search has a say", () => {
  expect(read({ title: "Chalets", version: "v2" })).toBeNull();
  expect(read({ title: "Chalets", utm_medium: "email" })).toBeNull();
  expect(paid({ title: "Chalets in Riyadh", subtitle: "From SAR 300", version: "v3" })).toEqual({
    title: "Chalets in Riyadh",
    subtitle: "From SAR 300",
    version: "v3",
  });
});

test.each([
  ["v2", "v2"],
  ["v3", "v3"],
  ["v4", "full"],
  ["", "full"],
])("version %j shows the %s banner", (version, shown) => {
  expect(paid({ version })?.version).toBe(shown);
});

test.each([
  ["Book at https://evil.example/x now", "Book at now"],
  ["Visit www.evil.example today", "Visit today"],
  ["Pay at evil.example/pay", "Pay at"],
  ["javascript://%0aalert(1) hello", "hello"],
  ["two\u0000 lines\r\nand\u202Eturned", "two lines and turned"],
  ["شاليهات الرياض", "شاليهات الرياض"],
  ["4.5 stars, 2.000 homes", "4.5 stars, 2.000 homes"],
  ["<b>bold</b>", "<b>bold</b>"],
])("the title %j is read as %j", (title, shown) => {
  expect(paid({ title })?.title).toBe(shown);
});

test("a long title ends after 80 characters and a subtitle after 140", () => {
  const { title, subtitle } = paid({ title: "س".repeat(200), subtitle: "b".repeat(200) }) ?? {};
  expect([title?.length, subtitle?.length]).toEqual([80, 140]);
});

test("what holds nothing but an address is as if it were not there", () => {
  expect(paid({ title: "https://evil.example" })?.title).toBeUndefined();
  expect(paid({})?.title).toBeUndefined();
});
