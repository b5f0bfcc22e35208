import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { stay, stayQuery } from "../steps/property.ts";
import type { OpenedPage } from "./visitor.ts";
import { newVisitor } from "./visitor.ts";

const CARDS = "ul:not(.property-row) > li > article";

const propertiesOf = ({ document }: OpenedPage) =>
  [...document.querySelectorAll(CARDS)].map((card) => card.getAttribute("data-property"));

/** The total of each card, without the price before a discount. */
function prices({ document, texts }: OpenedPage): number[] {
  for (const before of document.querySelectorAll(`${CARDS} del`)) before.remove();
  return texts(`${CARDS} .card-amount`).map(amountIn);
}

test.each(["/ar/chalets-home", "/ar/mweb/chalets/home"])(
  "without scripts the cities of %s lead to homes, whose currency is a form",
  async (path) => {
    const visitor = newVisitor("mabeet-sa");
    const frontPage = await visitor.open(path);
    expect(frontPage.document.documentElement.getAttribute("dir")).toBe("rtl");
    const results = await visitor.open(frontPage.link(/الرياض/, "#cities"));
    expect(results.address).toMatch(/chalets\/search\?cityId=5$/);
    expect(results.text("h1")).toContain("الرياض");
    expect(results.texts(CARDS)).toHaveLength(10);
    expect(results.texts(CARDS)[0]).toContain("ر.س");
    const inDinars = await visitor.submit(results.form("form", "عرض الأسعار").fill({ currency: "KWD" }));
    expect(inDinars.texts(CARDS)[0]).toContain("د.ك");
  },
);

test("a guest of Tajawal in the Emirates sees dirhams", async () => {
  const page = await newVisitor("tajawal-ae").open("/en/chalets/search?cityId=5");
  expect(page.document.documentElement.getAttribute("data-brand")).toBe("tajawal");
  expect(page.texts(CARDS)[0]).toContain("AED");
});

test("dates in the address price that stay, proposed dates are named, and dates that have passed are said to be replaced", async () => {
  const visitor = newVisitor("mabeet-sa");
  const undated = await visitor.open("/en/mweb/chalets/search?cityId=5");
  expect(undated.text("main")).toMatch(/No dates chosen\. Prices are for .+ – .+\. Choose dates/);
  const dated = await visitor.open(`/en/chalets/search?cityId=5&${stayQuery}`);
  expect(dated.texts(CARDS)[0]).toContain("for 2 nights");
  expect(dated.text("main")).not.toContain("No dates chosen");
  for (const past of ["checkIn=01-01-2020&checkOut=02-01-2020", "flex=weekends&month=2020-01"]) {
    const page = await visitor.open(`/en/chalets/search?cityId=5&${past}`);
    expect(page.text("main")).toContain("The dates in this link can’t be booked.");
  }
});

test("a city nobody knows is said so, with the cities there are", async () => {
  const visitor = newVisitor("mabeet-sa");
  const unknown = await visitor.open("/ar/chalets/search?cityId=999");
  expect(unknown.text("h1")).toContain("لا تتوفر لدينا شاليهات في هذه المدينة");
  expect(unknown.text("title")).toMatch(/^الصفحة غير موجودة/);
  expect((await visitor.open("/en/chalets/search")).text("title")).toBe("Choose a city to see its homes | Mabeet");
  expect((await visitor.open(unknown.link("جدة", "main"))).text("h1")).toContain("جدة");
});

test("without scripts a guest sorts, turns pages and edits the search", async () => {
  const visitor = newVisitor("mabeet-sa");
  const first = await visitor.open("/en/chalets/search?cityId=5");
  expect(first.document.querySelector(".property-row a")?.getAttribute("href")).toMatch(/chalet\/details/);
  const sorted = await visitor.submit(first.form("form", "Sort").fill({ sortBy: "price-asc" }));
  expect(sorted.address).toMatch(/sortBy=price-asc/);
  const shown = prices(sorted);
  expect(shown).toHaveLength(10);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  const second = await visitor.open(sorted.link("Next page"));
  expect(second.address).toMatch(/pageNo=2/);
  expect(second.texts("main [role=status], h1 + p").join()).toMatch(/11–\d+ of \d+ homes.*11–\d+ of \d+ homes/);
  expect(propertiesOf(second)).not.toEqual(propertiesOf(sorted));
  const form = await visitor.open(second.link(/^Edit search/));
  const elsewhere = await visitor.submit(form.form("form", "Search").fill({ where: "Jeddah" }));
  expect(elsewhere.text("h1")).toContain("Jeddah");
});

test("without scripts the form of the front page finds homes by plain fields", async () => {
  const visitor = newVisitor("mabeet-sa");
  const frontPage = await visitor.open("/ar/mweb/home");
  const results = await visitor.submit(frontPage.form("#search form").fill({ where: "جدة", ...stay }));
  expect(results.text("h1")).toContain("جدة");
  expect(results.texts(CARDS)[0]).toContain("ليلتين");
});

test.each([
  { path: "/en/chalets-home", where: "Riyadh", list: "Dates you can choose", chosen: "Showing the cheapest dates" },
  { path: "/ar/mweb/chalets/home", where: "الرياض", list: "تواريخ يمكنك اختيارها", chosen: "نعرض أرخص التواريخ" },
])("without scripts flexibility is a form and each choice a link ($path)", async ({ path, where, list, chosen }) => {
  const visitor = newVisitor("mabeet-sa");
  const month = monthOf(addMonths(todayInRiyadh(new Date()), 1));
  const frontPage = await visitor.open(path);
  const results = await visitor.submit(frontPage.form("#search form").fill({ where, flex: "weekends", month }));
  expect(results.text("main")).toContain(chosen);
  const other = results.document.querySelector(`ul[aria-label="${list}"] a:not([aria-current])`);
  const exact = await visitor.open(other?.getAttribute("href") ?? "");
  expect(exact.address).toMatch(/checkIn=.*flex=weekends/);
  expect(exact.document.querySelectorAll(`ul[aria-label="${list}"] [aria-current=true]`)).toHaveLength(1);
  expect(exact.texts(CARDS)).not.toEqual([]);
});

test("an empty search proposes filters to relax, and one link relaxes them", async () => {
  const visitor = newVisitor("mabeet-sa");
  const none = await visitor.open("/en/mweb/chalets/search?cityId=5&priceFilter=-10&is3DView=1");
  expect(none.text("h1")).toBe("No homes in Riyadh match your filters");
  expect(none.texts("ul[aria-label='Filters you can remove'] a")).toHaveLength(3);
  const [proposal = ""] = none.links(/^Remove “Price.*\d+ homes/);
  const relaxed = await visitor.open(proposal);
  expect(relaxed.address).toMatch(/cityId=5&is3DView=1$/);
  expect(relaxed.texts(CARDS)).not.toEqual([]);
});

test("the lowest total of flexible dates is that of the cheapest home in the list", async () => {
  const month = monthOf(maxDateOf(todayInRiyadh(new Date()), 2));
  const address = `/en/chalets/search?cityId=5&nights=3&month=${month}&sortBy=price-asc`;
  const page = await newVisitor("tajawal-sa").open(address);
  const items = [...page.document.querySelectorAll("ul[aria-label='Dates you can choose'] li")];
  const cheapest = items.find(({ textContent }) => textContent.includes("Cheapest"));
  const [total] = prices(page);
  expect(total).toBeGreaterThan(0);
  const parts = cheapest?.querySelector("[aria-hidden]")?.innerHTML.replace(/<[^>]*>|&nbsp;/g, " ") ?? "";
  expect(amountIn(parts)).toBe(total);
});

/** The number in a text such as `from SAR 1,234`. */
function amountIn(text: string): number {
  return Number(/SAR\s*([\d,]+)|([\d,]+)\s*SAR/.exec(text)?.slice(1).find(Boolean)?.replaceAll(",", ""));
}

/** The goals are 900 and 110,000; discounts and badges of the day add up to seven elements to each card. */
const limits = { elements: 1_000, bytes: 120_000, compressed: 25_000 };

test.each([
  ["mabeet-sa", "/ar/chalets/search?cityId=5"],
  ["tajawal-ae", "/en/chalets/search?cityId=5"],
  ["mabeet-sa", "/ar/mweb/chalets/search?cityId=5"],
])("the results come as a small page (%s, %s)", async (site, path) => {
  const { html, document } = await newVisitor(site).open(path);
  expect(document.querySelector('[data-island="pending"]')).not.toBeNull();
  expect(document.querySelectorAll("*").length).toBeLessThanOrEqual(limits.elements);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(limits.bytes);
  expect(gzipSync(html).length).toBeLessThanOrEqual(limits.compressed);
});

test("the map beside the results comes with the page: its city is drawn, with the prices of the homes on pins", async () => {
  const page = await newVisitor("mabeet-sa").open(`/en/chalets/search?cityId=5&${stayQuery}`);
  expect(page.document.querySelector(".map-column use")?.getAttribute("href")).toMatch(/\.svg#map$/);
  const pins = page.texts(".drawn-pin");
  expect(pins.length).toBeGreaterThan(2);
  for (const pin of pins) expect(pin).toMatch(/^(?:\d+ homes\s+from )?[\d,]+$/);
  const hidden = await newVisitor("mabeet-sa").open(`/en/mweb/chalets/search?cityId=5&${stayQuery}`);
  expect(hidden.texts(".drawn-pin")).toEqual([]);
});
