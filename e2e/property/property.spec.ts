import type { UnitPriceDetails } from "#contract/quote.ts";
import { addressOf, directAddress } from "../steps/address.ts";
import {
  dayAfter,
  desktop,
  detailsOf,
  firstProperty,
  forAddress,
  freeProperties,
  phone,
  propertyWhere,
  propertyWithTakenNight,
  RIYADH,
  stay,
  stayQuery,
} from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

/** The sum of all layout shifts so far; runs in the page. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    const values = (entries: PerformanceEntryList) => entries as (PerformanceEntry & { value: number })[];
    const sum = (list: PerformanceObserverEntryList) =>
      resolve(values(list.getEntries()).reduce((total, { value }) => total + value, 0));
    new PerformanceObserver(sum).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500);
  });

for (const { surface, path, size } of [
  { surface: "on a phone", path: "/ar/mweb/chalet/details", size: phone },
  { surface: "on a desktop", path: "/ar/chalet/details", size: desktop },
]) {
  test(`an Arabic guest ${surface} reads a home from its pictures to its price`, async ({ page, visit }) => {
    await page.setViewportSize(size);
    const property = await firstProperty(page);
    await visit("mabeet-sa", `${path}/${property.id}?${stayQuery}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(property.nameAr);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(property.priceDetail.totalPrice));
    for (const title of ["الغرف والمساحات", "المزايا", "قواعد الإقامة", "سياسة الإلغاء", "الموقع", "التقييمات"]) {
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    }
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.05);
  });
}

test("results lead to a home and Back leads to the same place in them", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit("mabeet-sa", `/en/chalets/search?cityId=${RIYADH}&${stayQuery}`);
  const link = page.locator("main article h2 a, main article h3 a").nth(6);
  // Playwright scrolls until the target is not covered; the position is read after that.
  await link.click({ trial: true });
  const before = await page.evaluate(() => scrollY);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/chalet\/details\/\d+\?cityId=5&checkIn=/);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
});

test("the gallery opens where it was tapped, is controlled by keys, and Back closes it", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  const { id } = await firstProperty(page);
  await visit("mabeet-sa", `/en/chalet/details/${id}`);
  await page.getByRole("link", { name: /Show picture 3 of/ }).click();
  const gallery = page.getByRole("dialog", { name: /Pictures of/ });
  await expect(gallery).toBeVisible();
  await expect(page).toHaveURL(/modals=DETAILS_GALLERY_MODAL/);
  await page.keyboard.press("ArrowRight");
  await gallery
    .getByRole("navigation", { name: "Rooms and spaces in the pictures" })
    .getByRole("button")
    .nth(1)
    .click();
  await expect(gallery.locator("button[aria-current=true]").first()).not.toHaveText("Whole home");
  await page.goBack();
  await expect(gallery).toBeHidden();
  await expect(page).not.toHaveURL(/modals/);
});

test("a guest walks through the rooms by their names", async ({ page, visit }) => {
  test.slow();
  const { id } = await firstProperty(page, { is3DView: true });
  await visit("mabeet-sa", `/en/chalet/details/${id}?modals=TOUR_3D_MODAL`);
  const tour = page.getByRole("dialog", { name: /3D tour/ });
  await expect(tour).toBeVisible();
  const rooms = tour.getByRole("list", { name: "Rooms" }).getByRole("button");
  const second = rooms.nth(1);
  await expect(second).toBeVisible();
  await second.click();
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
});

test("reviews are sorted, filtered and paged, and start again when reopened", async ({ page, visit }) => {
  const { id } = await propertyWhere(page, ({ review }) => review.reviewCount > 10);
  await visit("mabeet-sa", `/en/chalet/details/${id}`);
  await page.getByRole("button", { name: /Show all \d+ reviews$/ }).click();
  const dialog = page.getByRole("dialog", { name: /Reviews of/ });
  await expect(dialog.getByRole("article")).toHaveCount(10);
  await dialog.getByRole("button", { name: "Show more reviews" }).click();
  await expect.poll(() => dialog.getByRole("article").count()).toBeGreaterThan(10);
  await dialog.getByLabel("Sort by").selectOption("LowestRating");
  await expect(dialog.getByRole("article")).toHaveCount(10);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /Show all \d+ reviews$/ }).click();
  await expect(dialog.getByLabel("Sort by")).toHaveValue("Newest");
});

test("older addresses lead to the home, with empty values and impossible days left out", async ({ page }) => {
  const { id } = await firstProperty(page);
  const before = `?propertyId=${id}&utm_source=mail&checkIn=${stay.checkIn}&checkOut=31-02-2027&cityId=5&x=`;
  for (const [path, lead] of [
    ["/chalet/details", `/ar/chalet/details/${id}`],
    ["/en/chalet/details", `/en/chalet/details/${id}`],
    ["/en/mweb/chalet/details", `/en/mweb/chalet/details/${id}`],
  ] as const) {
    const { url, headers } = directAddress("mabeet-sa", path + before);
    const answer = await page.request.get(url, { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${lead}?cityId=5&checkIn=${forAddress(stay.checkIn)}&utm_source=mail`);
  }
});

test("an address without a home is not found", async ({ page }) => {
  const statusOf = async (path: string) => {
    const { url, headers } = directAddress("mabeet-sa", path);
    return (await page.request.get(url, { headers, maxRedirects: 0 })).status();
  };
  const paths = [
    "/en/chalet/details",
    "/en/chalet/details/abc",
    "/en/chalet/details/2147483647",
    "/chalet/details?propertyId=x",
  ];
  expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404, 404, 404]);
});

test("invalid days in the address are ignored, and a guest chooses others in the calendar", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  const { id } = await firstProperty(page);
  await visit("mabeet-sa", `/en/chalet/details/${id}?checkIn=31-02-2027&checkOut=yesterday`);
  await expect(page.locator("#price")).toContainText("Choose your dates");
  await page.locator("#price").getByRole("button", { name: "Choose dates" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/modals=DATE_PICKER_MODAL/);
});

test("taken nights offer others of the same home, one tap away", async ({ page, visit }) => {
  const { id, taken } = await propertyWithTakenNight(page);
  const query = `checkIn=${forAddress(taken)}&checkOut=${forAddress(dayAfter(taken))}`;
  await visit("mabeet-sa", `/en/chalet/details/${id}?${query}`);
  await expect(page.locator("#price")).toContainText("These nights were just booked");
  await page.locator("#price ul a").first().click();
  await expect(page.locator("[data-total]")).toBeVisible();
  expect(page.url()).not.toContain(query);
});

test("the price of the page is the card's and the quote's, in three currencies", async ({ page, context, visit }) => {
  const properties = await freeProperties(page);
  for (const [place, currency] of ["SAR", "AED", "KWD"].entries()) {
    const property = properties[place];
    if (!property) throw new Error("Too few homes are free");
    await context.addCookies([{ name: "currency", value: currency, url: addressOf("mabeet-sa", "/") }]);
    await visit("mabeet-sa", `/en/chalet/details/${property.id}?${stayQuery}`);
    const { url, headers } = directAddress("mabeet-sa", "/api/accommodation/property/prices-policies");
    const quote = await page.request.post(url, { headers, data: { propertyId: property.id, ...stay } });
    const { unitPriceDetails } = (await quote.json()) as { unitPriceDetails: UnitPriceDetails };
    expect(unitPriceDetails.totalPrice).toBe(property.priceDetail.totalPrice);
    await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(property.priceDetail.totalPrice));
    await expect(page.locator("[data-total]")).toContainText(currency);
  }
});

test("without JavaScript a home is readable and its price can be requested", async ({ browser, page }) => {
  const property = await firstProperty(page);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(addressOf("mabeet-sa", `/en/chalet/details/${property.id}`));
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(property.nameEn);
  await plain.locator("input[name=checkIn]").fill(stay.checkIn);
  await plain.locator("input[name=checkOut]").fill(stay.checkOut);
  await plain.getByRole("button", { name: "Show price", exact: true }).click();
  await expect(plain.locator("[data-total]")).toHaveAttribute("data-total", String(property.priceDetail.totalPrice));
});

test("a page of a home gives search engines its name, its picture and our own guests' rating", async ({
  page,
  visit,
}) => {
  const property = await firstProperty(page);
  const details = await detailsOf(page, property.id);
  await visit("mabeet-sa", `/en/chalet/details/${property.id}?${stayQuery}`);
  await expect(page).toHaveTitle(details.seoData?.titleEn ?? "");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`/en/chalet/details/${property.id}$`),
  );
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    new RegExp(`/${property.id}/og-1200.jpg$`),
  );
  const graph = await page.locator("script[type='application/ld+json']").allTextContents();
  const rental = graph
    .flatMap((text) => JSON.parse(text)["@graph"])
    .find((thing) => thing["@type"] === "VacationRental");
  expect(rental.identifier).toBe(String(property.id));
  expect(rental.aggregateRating?.bestRating ?? 10).toBe(10);
});
