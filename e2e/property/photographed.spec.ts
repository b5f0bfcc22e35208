import type { Page } from "@playwright/test";
import { violationsOf } from "../accessibility/page-violations.ts";
import { type GivenPhoto, photographHome } from "../steps/photographed-home.ts";
import { freeProperties, phone, stayQuery } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

const RAS_AL_KHAIMAH = 14;
const PHOTO = 'img[src*="/photo-"]';
const CAPTION = ".yarl__slide_current .yarl__slide_description";
const UPRIGHT = { width: 1_067, height: 1_600 };
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

test("axe finds nothing on pages of photographed homes, and forty, long, upright and lost ones fit a phone", async ({
  page,
  visit,
  browserErrors,
}) => {
  const eight = Array.from({ length: 8 }, (_, at) => ({ altAr: `منظر ${at + 1}`, altEn: `View ${at + 1}` }));
  const forty = Array.from({ length: 40 }, (_, at) => ({ altAr: LONG, isMissing: at !== 1, ...(at % 2 && UPRIGHT) }));
  const [whole, lost] = await photographed(page, [eight, forty]);
  await page.setViewportSize(phone);

  await test.step("results, comparison, page and gallery", async () => {
    await openShown(page, visit, "mabeet-sa", `/ar/mweb/chalets/search?cityId=${RAS_AL_KHAIMAH}&${stayQuery}`);
    expect.soft(await violationsOf(page, "html"), "results").toEqual([]);
    await openShown(page, visit, "mabeet-sa", `/ar/mweb/compare?ids=${whole},${lost}&${stayQuery}`);
    expect.soft(await violationsOf(page, "html"), "comparison").toEqual([]);
    await openShown(page, visit, "mabeet-sa", `/ar/mweb/chalet/details/${whole}?${stayQuery}`);
    const cover = page.locator(`main ${PHOTO}`).first();
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator(".drawn-pictures-note")).toBeHidden();
    expect.soft(await violationsOf(page, "html"), "page").toEqual([]);
    await page.getByRole("link", { name: /منظر 1$/ }).click();
    await expect(page.locator(CAPTION)).toContainText("منظر 1");
    expect.soft(await violationsOf(page, DIALOG), "gallery").toEqual([]);
  });

  await test.step("a lost cover is its colours, and a long text is whole below it", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openShown(page, visit, "tajawal-sa", `/ar/mweb/chalet/details/${lost}?${stayQuery}`);
    const cover = page.locator(`main ${PHOTO}`).first();
    await expect(cover).toHaveAttribute("data-failed");
    await expect(cover).toHaveCSS("opacity", "0");
    expect.soft(await violationsOf(page, "html"), "page of lost photographs").toEqual([]);
    await page.locator(`main a:has(${PHOTO})`).first().click();
    await expect(page.locator(CAPTION)).toContainText(LONG.slice(0, 60));
    const box = await page.locator(CAPTION).evaluate((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      return { isInside: top > 0 && bottom <= innerHeight, isCut: text.scrollHeight > text.clientHeight + 1 };
    });
    expect(box).toEqual({ isInside: true, isCut: false });
    await expect(page.locator(".yarl__slide_current .yarl__icon")).toHaveCount(0);
  });
  expectOnlyFailedCalls(browserErrors);
});
