import { expect, test } from "vitest";
import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import type { PropertyDetails } from "#contract/property/property.ts";
import { addressOf } from "../steps/address.ts";
import { dayAfter, forAddress, inDays, RIYADH, stay, stayQuery } from "../steps/property.ts";
import { crawl } from "./crawled-page.ts";
import { firstProperty, freeProperties } from "./free-properties.ts";
import { newVisitor, type OpenedPage } from "./visitor.ts";

const visitor = newVisitor("mabeet-sa");
const totalOf = (page: OpenedPage) => page.document.querySelector("[data-total]")?.getAttribute("data-total");

test.each(["/ar/chalet/details", "/ar/mweb/chalet/details"])("a home has all its parts in %s", async (path) => {
  const { id, nameAr, priceDetail } = await firstProperty(visitor);
  const page = await visitor.open(`${path}/${id}?${stayQuery}`);
  expect(page.text("h1")).toBe(nameAr);
  expect(page.document.documentElement.getAttribute("dir")).toBe("rtl");
  expect(totalOf(page)).toBe(String(priceDetail.totalPrice));
  const parts = ["الغرف والمساحات", "المزايا", "قواعد الإقامة", "سياسة الإلغاء", "الموقع", "التقييمات"];
  expect(page.texts("h2")).toEqual(expect.arrayContaining(parts));
});

test("without scripts a home is readable, its price can be requested, and free nights have prices", async () => {
  const { id, nameEn, priceDetail } = await firstProperty(visitor);
  const page = await visitor.open(`/en/chalet/details/${id}`);
  expect(page.text("h1")).toBe(nameEn);
  const priced = await visitor.submit(page.form("form", "Show price").fill(stay));
  expect(totalOf(priced)).toBe(String(priceDetail.totalPrice));
  expect(priced.text(`#dates [data-day="${stay.checkIn}"]`)).toMatch(/\d/);
  const between = priced.document.querySelector(`#dates [data-day="${dayAfter(stay.checkIn)}"]`);
  expect(between?.getAttribute("data-state")).toBe("between");
});

test("older addresses lead to the home, with empty values and impossible days left out", async () => {
  const { id } = await firstProperty(visitor);
  const before = `?propertyId=${id}&utm_source=mail&checkIn=${stay.checkIn}&checkOut=31-02-2027&cityId=5&x=`;
  for (const [path, lead] of [
    ["/chalet/details", `/ar/chalet/details/${id}`],
    ["/en/chalet/details", `/en/chalet/details/${id}`],
    ["/en/mweb/chalet/details", `/en/mweb/chalet/details/${id}`],
  ] as const) {
    const { status, location } = await newVisitor("mabeet-sa").ask({ path: path + before });
    expect([status, location]).toEqual([301, `${lead}?cityId=5&checkIn=${forAddress(stay.checkIn)}&utm_source=mail`]);
  }
});

test.each([
  "/en/chalet/details",
  "/en/chalet/details/abc",
  "/en/chalet/details/2147483647",
  "/chalet/details?propertyId=x",
])("%s is the address of no home", async (path) => {
  expect((await visitor.ask({ path })).status).toBe(404);
});

test("the price of the page is the card's and the quote's, in three currencies", async () => {
  const properties = await freeProperties(visitor);
  for (const [index, currency] of ["SAR", "AED", "KWD"].entries()) {
    const property = properties[index];
    if (!property) throw new Error("Too few homes are free");
    const guest = newVisitor("mabeet-sa");
    guest.cookies.set("currency", currency);
    const page = await guest.open(`/en/chalet/details/${property.id}?${stayQuery}`);
    const { unitPriceDetails } = await guest.call<{ unitPriceDetails: UnitPriceDetails }>(
      "/api/accommodation/property/prices-policies",
      { propertyId: property.id, ...stay },
    );
    expect(unitPriceDetails.totalPrice).toBe(property.priceDetail.totalPrice);
    expect(totalOf(page)).toBe(String(property.priceDetail.totalPrice));
    expect(page.text("[data-total]")).toContain(currency);
  }
});

test("a page of a home gives search engines its name, its picture and our own guests' rating", async () => {
  const { id } = await firstProperty(visitor);
  const { seoData } = await visitor.call<PropertyDetails>(`/api/accommodation/property/details?propertyId=${id}`);
  const path = `/en/chalet/details/${id}`;
  const page = await crawl(addressOf("mabeet-sa", `${path}?${stayQuery}`));
  expect([page.title, page.canonical]).toEqual([seoData?.titleEn, addressOf("mabeet-sa", path)]);
  expect(page.picture).toMatch(new RegExp(`/${id}/og-1200.jpg$`));
  const rental = page.things.find((thing) => thing["@type"] === "VacationRental");
  expect(rental?.identifier).toBe(String(id));
  const rating = rental?.aggregateRating as { bestRating: number } | undefined;
  expect(rating?.bestRating ?? 10).toBe(10);
});

test("a guest who came by a link goes back to the homes of the city for the same days", async () => {
  const { id } = await firstProperty(visitor);
  const page = await visitor.open(`/en/mweb/chalet/details/${id}?${stayQuery}`);
  expect(page.link("Back")).toBe(`/en/mweb/chalets/search?cityId=${RIYADH}&${stayQuery}`);
});

/** Every form in which an address may name days, guests, place and dialogs, each with the state of the price it leads to. */
const links: [query: string, price: "priced" | "no dates" | "refused"][] = [
  ["", "no dates"],
  [`cityId=${RIYADH}`, "no dates"],
  [`cityId=999&${stayQuery}`, "priced"],
  [stayQuery, "priced"],
  [`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`, "priced"],
  [`${stayQuery}&guestCount=2&utm_source=mail&utm_medium=x&utm_campaign=y`, "priced"],
  [`${stayQuery}&guestCount=abc`, "priced"],
  [`${stayQuery}&guestCount=500`, "refused"],
  [`${stayQuery}&modals=NO_SUCH_MODAL`, "priced"],
  [`checkIn=${forAddress(stay.checkIn)}`, "no dates"],
  [`checkOut=${forAddress(stay.checkOut)}`, "no dates"],
  [`checkIn=${forAddress(stay.checkOut)}&checkOut=${forAddress(stay.checkIn)}`, "no dates"],
  [`checkIn=${forAddress(stay.checkIn)}&checkOut=${forAddress(stay.checkIn)}`, "no dates"],
  [`checkIn=${forAddress(stay.checkIn)}&checkOut=${forAddress(inDays(60))}`, "no dates"],
  [`checkIn=${forAddress(inDays(-3))}&checkOut=${forAddress(stay.checkOut)}`, "no dates"],
  ["checkIn=31-02-2027&checkOut=yesterday", "no dates"],
];

test.each(links)("the address of a home with “%s” is %s", async (query, state) => {
  const { id } = await firstProperty(visitor);
  const page = await visitor.open(`/en/chalet/details/${id}?${query}`);
  expect(page.status).toBe(200);
  expect(stateOf(page)).toBe(state);
});

function stateOf(page: OpenedPage): string {
  if (totalOf(page)) return "priced";
  return page.text("#price").includes("Choose your dates") ? "no dates" : "refused";
}
