import { desktop, phone, RIYADH, stayQuery } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

const words = {
  ar: {
    pictures: /عرض الصورة 1 من/,
    gallery: /صور/,
    close: "إغلاق",
    closePictures: /إغلاق/,
    tour: "جولة ثلاثية الأبعاد",
    rooms: "الغرف",
    map: "فتح الخريطة",
    zoom: "تقريب",
    reviews: /عرض كل التقييمات/,
    clear: "مسح التواريخ",
    choose: "اختر تواريخك",
  },
  en: {
    pictures: /Show picture 1 of/,
    gallery: /Pictures of/,
    close: "Close",
    closePictures: "Close the pictures",
    tour: "Walk through in 3D",
    rooms: "Rooms",
    map: "Open the map",
    zoom: "Zoom in",
    reviews: /Show all \d+ reviews$/,
    clear: "Clear dates",
    choose: "Choose your dates",
  },
} as const;

for (const { language, surface, path, size } of [
  { language: "ar", surface: "on a phone", path: "/ar/mweb/chalets/search", size: phone },
  { language: "ar", surface: "on a desktop", path: "/ar/chalets/search", size: desktop },
  { language: "en", surface: "on a phone", path: "/en/mweb/chalets/search", size: phone },
  { language: "en", surface: "on a desktop", path: "/en/chalets/search", size: desktop },
] as const) {
  test(`from the results through a whole home to its price, ${language} ${surface}`, async ({ page, visit }) => {
    test.slow();
    const say = words[language];
    const dialog = page.getByRole("dialog");
    await page.setViewportSize(size);
    await visit("mabeet-sa", `${path}?cityId=${RIYADH}&${stayQuery}&is3DView=1`);
    await page.locator("ul:not(.home-row) > li > article h2 a, ul:not(.home-row) > li > article h3 a").first().click();
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
