import { expect, test } from "vitest";
import { newVisitor } from "./visitor.ts";

test("without scripts a name that several places have leads to a page with all of them", async () => {
  const visitor = newVisitor("mabeet-sa");
  const frontPage = await visitor.open("/ar/chalets-home");
  const choice = await visitor.submit(frontPage.form("#search form").fill({ where: "الريان" }));
  expect(choice.address).toMatch(/chalets\/where\?/);
  const area = await visitor.open(choice.link(/الريان.*الدمام/, "main"));
  expect(area.address).toMatch(/cityId=2.*areas=204/);
});

test("without scripts a sentence leads to its chips as links", async () => {
  const visitor = newVisitor("mabeet-sa");
  const frontPage = await visitor.open("/en/chalets-home");
  const where = "chalet in Taif for a family of 8 with a pool this weekend";
  const chips = await visitor.submit(frontPage.form("#search form").fill({ where }));
  const fewer = await visitor.open(chips.link("Remove Pool", "main"));
  expect(fewer.links("Remove Pool", "main")).toEqual([]);
  const results = await visitor.open(fewer.link("Show results", "main"));
  expect(results.address).toMatch(/cityId=4&checkIn=.*propertyTypes=1&guestTypes=1&adults=8/);
});

test("a sentence in the large field of the front page leads to its homes, and to a page that asks when it is not clear", async () => {
  const visitor = newVisitor("mabeet-sa");
  const frontPage = await visitor.open("/ar/chalets-home");
  const field = () => frontPage.form(".describe-stay form");
  const results = await visitor.submit(field().fill({ where: "شاليه في جدة نهاية هذا الأسبوع" }));
  expect(results.address).toMatch(/chalets\/search\?cityId=1&checkIn=/);
  const unclear = await visitor.submit(field().fill({ where: "شاليه هادئ في جدة" }));
  expect(unclear.address).toMatch(/chalets\/where\?/);
  expect(unclear.text("main")).toContain("«هادئ»");
});

test("every example of the front page finds homes today", async () => {
  const visitor = newVisitor("mabeet-sa");
  const frontPage = await visitor.open("/en/chalets-home");
  const examples = frontPage.links(/./, ".describe-stay");
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    const results = await visitor.open(example);
    expect(results.address).toMatch(/chalets\/search\?/);
    expect(results.document.querySelectorAll("article").length).toBeGreaterThan(0);
  }
});
