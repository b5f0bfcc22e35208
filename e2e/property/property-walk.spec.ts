import { desktop, phone, RIYADH, stayQuery } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix } from "../steps/variants.ts";

const words = {
  ar: {
    pictures: /عرض الصورة 1 من/,
    gallery: /صور/,
    close: "إغلاق",
    closePictures: /إغلاق/,
    tour: "بدء الجولة ثلاثية الأبعاد",
    rooms: "الغرف",
    map: "فتح الخريطة",
    zoom: "تكبير",
    reviews: /عرض كل التقييمات/,
    clear: "مسح التواريخ",
    choose: "اختر تواريخك",
  },
  en: {
    pictures: /Show picture 1 of/,
    gallery: /Pictures of/,
    close: "Close",
    closePictures: "Close pictures",
    tour: "Take the 3D tour",
    rooms: "Rooms",
    map: "Open the map",
    zoom: "Zoom in",
    reviews: /Show all \d+ reviews$/,
    clear: "Clear dates",
    choose: "Choose your dates",
  },
} as const;

for (const variant of testMatrix.second) {
  const { site, language, isPhone } = variant;
  const path = `/${language}${isPhone ? "/mweb" : ""}/chalets/search`;

  test(`from the results through a whole home to its price (${nameOf(variant)})`, async ({ page, visit }) => {
    test.slow();
    const say = words[language];
    // The waiting sheet is a dialog, too, but without this attribute.
    const dialog = page.locator('[role="dialog"]');
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `${path}?cityId=${RIYADH}&${stayQuery}&is3DView=1`);
    await page
      .locator("ul:not(.property-row) > li > article h2 a, ul:not(.property-row) > li > article h3 a")
      .first()
      .click();
    await expect(page.locator("[data-total]")).toBeVisible();
    const total = await page.locator("[data-total]").getAttribute("data-total");

    await page.getByRole("link", { name: say.pictures }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: say.closePictures }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: say.tour }).first().click();
    await expect(dialog.getByRole("list", { name: say.rooms }).getByRole("button").first()).toBeVisible();
    await dialog.getByRole("button", { name: say.close, exact: true }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: say.map }).click();
    await expect(page).toHaveURL(/PROPERTY_MAP_MODAL/);
    await dialog.getByRole("button", { name: say.zoom }).click();
    await dialog.getByRole("button", { name: say.close, exact: true }).click();
    await expect(dialog).toBeHidden();

    await page.locator("#reviews").getByRole("button").first().click();
    await expect(dialog.getByRole("article").first()).toBeVisible();
    await dialog.getByRole("button", { name: say.close, exact: true }).click();
    await expect(dialog).toBeHidden();

    const dates = page.locator("#dates");
    await dates.getByRole("button", { name: say.clear }).click();
    await expect(page.locator("#price")).toContainText(say.choose);
    const days = stayQuery.match(/\d\d-\d\d-\d{4}/g)?.map((day) => day.split("-").reverse().join("-")) ?? [];
    for (const day of days) await dates.locator(`[data-day="${day}"]`).click();
    await expect(page).toHaveURL(new RegExp(stayQuery));
    await expect(page.locator("[data-total]")).toHaveAttribute("data-total", total ?? "");
  });
}
