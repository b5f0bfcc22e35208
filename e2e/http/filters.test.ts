import { expect, test } from "vitest";
import { newVisitor } from "./visitor.ts";

const chips = "ul[aria-label='عوامل التصفية المطبّقة']";
/** More dinars than the cheapest home costs on any day: a lower price would filter nothing, and have no chip. */
const ABOVE_CHEAPEST = "90";

test.each(["/ar", "/ar/mweb"])("without scripts filters are a form and chips are links (%s)", async (under) => {
  const visitor = newVisitor("mabeet-kw");
  const results = await visitor.open(`${under}/chalets/search?cityId=5&sortBy=price-asc`);
  const panel = await visitor.open(results.link(/^(تصفية|كل عوامل التصفية)/));
  const form = panel.form("#filters form", "تطبيق");
  const highest = form.values.getAll("priceFilter").at(-1) ?? "";
  const filtered = await visitor.submit(form.fill({ amenities: ["1", "5"], priceFilter: [ABOVE_CHEAPEST, highest] }));
  expect(decodeURIComponent(filtered.address)).toMatch(/cityId=5&amenities=1,5&priceFilter=\d+-\d+&sortBy=price-asc$/);
  const removals = filtered.links(/^إزالة /, chips);
  expect(removals).toHaveLength(3);
  const fewer = await visitor.open(removals[0] ?? "");
  expect(decodeURIComponent(fewer.address)).toMatch(/cityId=5&amenities=1,5&sortBy=price-asc$/);
});
