import type { Page } from "@playwright/test";
import { violationsOf } from "../accessibility/page-violations.ts";
import { type GivenPhoto, photographHome } from "../steps/photographed-home.ts";
import { freeProperties, phone, stayQuery } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

const RAS_AL_KHAIMAH = 14;
const PHOTO = 'img[src*="/photo-"]';
const DIALOG = '[role="dialog"]';
const words = "غرفة نوم واسعة تطل على الحديقة والمسبح فيها سرير مزدوج وخزانة كبيرة ومكتب صغير وستائر تحجب ضوء الصباح، ";
const LONG = words.repeat(2).slice(0, 200);

let undo: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  await Promise.all(undo.map((each) => each()));
  undo = [];
});

/** Two homes whose pictures are these photographs. */
async function photographed(page: Page, photos: [GivenPhoto[], GivenPhoto[]]): Promise<number[]> {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RAS_AL_KHAIMAH] }];
  const homes = (await freeProperties(page, { searchCriteria })).slice(0, photos.length);
  undo = await Promise.all(homes.map(({ id }, at) => photographHome(id, photos[at] ?? [])));
  return homes.map(({ id }) => id);
}

/** Opens a page that shows photographs, as soon as every process knows them. */
async function openShown(page: Page, visit: (site: string, path: string) => Promise<void>, site: string, path: string) {
  await expect(async () => {
    await visit(site, path);
    await expect(page.locator(PHOTO).first()).toBeAttached({ timeout: 500 });
  }).toPass();
}

const isLoaded = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator(`main ${PHOTO}`)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test("axe finds nothing in results, page, gallery and comparison of photographed homes", async ({ page, visit }) => {
  const eight = Array.from({ length: 8 }, (_, at) => ({ altAr: `منظر ${at + 1}`, altEn: `View ${at + 1}` }));
  const ids = await photographed(page, [eight, eight.toReversed()]);
  await page.setViewportSize(phone);
  await openShown(page, visit, "mabeet-sa", `/ar/mweb/chalets/search?cityId=${RAS_AL_KHAIMAH}&${stayQuery}`);
  await isLoaded(page);
  expect.soft(await violationsOf(page, "html"), "results").toEqual([]);
  await openShown(page, visit, "mabeet-sa", `/ar/mweb/compare?ids=${ids.join(",")}&${stayQuery}`);
  await isLoaded(page);
  expect.soft(await violationsOf(page, "html"), "comparison").toEqual([]);
  await openShown(page, visit, "mabeet-sa", `/ar/mweb/chalet/details/${ids[0]}?${stayQuery}`);
  await isLoaded(page);
  await expect(page.locator(".drawn-pictures-note")).toBeHidden();
  expect.soft(await violationsOf(page, "html"), "page").toEqual([]);
  await page.getByRole("link", { name: /منظر 1$/ }).click();
  await expect(page.locator(DIALOG)).toContainText("منظر 1");
  expect.soft(await violationsOf(page, DIALOG), "gallery").toEqual([]);
});

test("forty photographs, long alt texts, upright pictures and lost ones fit a narrow phone", async ({
  page,
  visit,
  browserErrors,
}) => {
  const upright = { width: 1_067, height: 1_600 };
  const forty = Array.from({ length: 40 }, (_, at) => ({
    altAr: LONG,
    isMissing: at === 0 || at > 3,
    ...(at % 2 && upright),
  }));
  const [id] = await photographed(page, [forty, Array.from({ length: 8 }, () => upright)]);
  await page.setViewportSize({ width: 320, height: 568 });
  await openShown(page, visit, "tajawal-sa", `/ar/mweb/chalet/details/${id}?${stayQuery}`);
  const cover = page.locator(`main ${PHOTO}`).first();
  await expect(cover).toHaveAttribute("data-failed", "yes");
  await expect(cover).toHaveCSS("opacity", "0");
  const link = page.locator(`a:has(${PHOTO})`).first();
  await expect(link).toHaveAttribute("aria-label", new RegExp(LONG.slice(0, 60)));
  expect(await violationsOf(page, "html")).toEqual([]);

  await link.click();
  const caption = page.locator(".yarl__slide_current .yarl__slide_description");
  await expect(caption).toContainText("1");
  const { top, bottom, isCut } = await caption.evaluate((text) => {
    const box = text.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom, isCut: text.scrollHeight > text.clientHeight + 1 };
  });
  expect([top > 0, bottom <= 568, isCut]).toEqual([true, true, false]);
  await expect(page.locator(".yarl__slide_current .yarl__error_icon, .yarl__slide_current .yarl__icon")).toHaveCount(0);
  expectOnlyFailedCalls(browserErrors.splice(0));
});
