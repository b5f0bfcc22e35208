import { expect, test } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { wordsOf } from "../steps/booking.ts";
import { inDays, stay, stayQuery } from "../steps/property.ts";
import { freeProperties } from "./free-properties.ts";
import { newVisitor, type OpenedPage } from "./visitor.ts";

const NAMES = ".compare-names th[scope=col]:not(.compare-corner)";
const FROM = "[data-row=fromPlace]";
const idsOf = (page: OpenedPage) => new URL(page.address, "http://localhost").searchParams.get("ids");

const variants = [
  { site: "mabeet-sa", language: "ar", path: "/ar/mweb/compare" },
  { site: "tajawal-sa", language: "en", path: "/en/compare" },
] as const;
const typed = {
  ar: { landmark: "برج المملكة", unknown: "مكان لا وجود له", several: "الريان" },
  en: { landmark: "Kingdom Centre", unknown: "no such place", several: "Al Rayyan" },
} as const;

test.each(variants)(
  "without scripts dates are a form, and homes are removed and added by links ($path)",
  async (one) => {
    const { compare: words } = wordsOf(one.language);
    const visitor = newVisitor(one.site);
    const [first, second] = await freeProperties(visitor);
    const page = await visitor.open(`${one.path}?ids=${first?.id},${second?.id}&${stayQuery}&near=24.7,46.6`);
    expect(page.texts(NAMES)).toHaveLength(2);
    const days = { checkIn: inDays(24), checkOut: inDays(26), adults: "2" };
    const dated = await visitor.submit(page.form("main form", words.form.submit).fill(days));
    expect(dated.address).toMatch(new RegExp(`checkIn=${inDays(24)}.*adults=2`));
    expect([dated.texts(NAMES).length, dated.texts(FROM).length]).toEqual([2, 1]);
    const [name = ""] = dated.texts(NAMES);
    const fewer = await visitor.open(dated.link(words.removeLabel({ name }), "thead"));
    expect([fewer.texts(NAMES).length, idsOf(fewer)]).toEqual([1, String(second?.id)]);
    expect(fewer.text("main")).toContain(words.notices.one);
    const more = fewer.document.querySelector("section[aria-labelledby=add-home] li a")?.getAttribute("href");
    expect((await visitor.open(more ?? "")).texts(NAMES)).toHaveLength(2);
  },
);

test.each(variants)("without scripts a place is typed and looked up ($path)", async ({ site, language, path }) => {
  const { compare: words } = wordsOf(language);
  const { landmark, unknown, several } = typed[language];
  const visitor = newVisitor(site);
  const [first, second] = await freeProperties(visitor);
  const address = `${path}?ids=${first?.id},${second?.id}&${stayQuery}`;
  const search = (page: OpenedPage, from: string) =>
    visitor.submit(page.form("main form", words.form.submit).fill({ from }));
  const notFound = await search(await visitor.open(address), unknown);
  expect(notFound.text("[role=alert]")).toContain(unknown);
  expect(notFound.form("main form", words.form.submit).values.get("from")).toBe(unknown);
  const choice = await search(notFound, several);
  const places = [...choice.document.querySelectorAll("section[aria-labelledby=typed-place] a")];
  expect(places.length).toBeGreaterThan(1);
  expect(places[0]?.textContent).toContain(several);
  const measured = await visitor.open(places[0]?.getAttribute("href") ?? "");
  expect(measured.text(`${FROM} th`)).toContain(several);
  const fromLandmark = await search(measured, landmark);
  expect(fromLandmark.address).toMatch(/near=24\.711/);
  expect(fromLandmark.text(`${FROM} th`)).toContain(landmark);
  const removal = messagesOf(language).ui.remove({ x: words.from.chosen({ name: landmark }) });
  expect((await visitor.open(fromLandmark.link(removal))).texts(FROM)).toEqual([]);
  expect((await visitor.open(`${address}&near=here`)).text("main")).toContain(words.notices.place);
});

test("a broken link to a comparison is answered clearly", async () => {
  const { compare: words } = wordsOf("en");
  const visitor = newVisitor("tajawal-sa");
  const [one] = await freeProperties(visitor);
  const past = "checkIn=01-01-2020&checkOut=03-01-2020";
  const broken = await visitor.open(`/en/compare?ids=${one?.id},x,2147483647&${past}&near=here`);
  expect(broken.texts(NAMES)).toHaveLength(1);
  expect(broken.document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
  const { unlisted, invalid, one: alone, dates } = words.notices;
  for (const notice of [unlisted({ n: 1 }), invalid, alone, dates({ stay: "" }).split(".")[0] ?? "-"])
    expect(broken.text("main")).toContain(notice);
  for (const query of [`?ids=${"2147483647,".repeat(90)}&checkIn=${stay.checkIn}`, ""])
    expect((await visitor.open(`/en/compare${query}`)).text("main")).toContain(words.empty.title);
});
