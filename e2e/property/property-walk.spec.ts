import { desktop, firstProperty, phone, RIYADH, stayQuery } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { mainJourneyVariants } from "../steps/variants.ts";

const words = {
  ar: {
    pictures: /عرض الصورة 1 من/,
    close: "إغلاق",
    tour: "بدء الجولة ثلاثية الأبعاد",
    rooms: "الغرف",
    map: "فتح الخريطة",
    zoom: "تكبير",
    clear: "مسح التواريخ",
    choose: "اختر تواريخك",
    chooseDates: "اختيار التواريخ",
  },
  en: {
    pictures: /Show picture 1 of/,
    close: "Close",
    tour: "Take the 3D tour",
    rooms: "Rooms",
    map: "Open the map",
    zoom: "Zoom in",
    clear: "Clear dates",
    choose: "Choose your dates",
    chooseDates: "Choose dates",
  },
} as const;

/** The sum of all layout shifts so far; runs in the page. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    const values = (entries: PerformanceEntryList) => entries as (PerformanceEntry & { value: number })[];
    const sum = (list: PerformanceObserverEntryList) =>
      resolve(values(list.getEntries()).reduce((total, { value }) => total + value, 0));
    new PerformanceObserver(sum).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500);
  });

for (const { title, site, language, isPhone } of mainJourneyVariants(
  "from the results through a whole home to its price",
)) {
  const path = `/${language}${isPhone ? "/mweb" : ""}/chalets/search`;

  test(title, async ({ page, visit }) => {
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

    await test.step("the gallery opens where it was tapped, is controlled by keys, and Back closes it", async () => {
      await page.getByRole("link", { name: say.pictures }).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/modals=DETAILS_GALLERY_MODAL/);
      await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
      const group = dialog.getByRole("navigation").getByRole("button").nth(1);
      await group.click();
      await expect(group).toHaveAttribute("aria-current", "true");
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).not.toHaveURL(/modals/);
    });

    await page.getByRole("button", { name: say.tour }).first().click();
    const rooms = dialog.getByRole("list", { name: say.rooms }).getByRole("button");
    // Without a graphics card the first room is drawn by the processor.
    await expect(rooms.nth(1)).toBeVisible({ timeout: 60_000 });
    await rooms.nth(1).click();
    await expect(rooms.nth(1)).toHaveAttribute("aria-pressed", "true");
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
    await page.locator("#price").getByRole("button", { name: say.chooseDates, exact: true }).click();
    await expect(page).toHaveURL(/modals=DATE_PICKER_MODAL/);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    const days = stayQuery.match(/\d\d-\d\d-\d{4}/g)?.map((day) => day.split("-").reverse().join("-")) ?? [];
    for (const day of days) await dates.locator(`[data-day="${day}"]`).click();
    await expect(page).toHaveURL(new RegExp(stayQuery));
    await expect(page.locator("[data-total]")).toHaveAttribute("data-total", total ?? "");
  });
}

test("the page of a home moves little while it loads", async ({ page, visit }) => {
  const { id } = await firstProperty(page);
  for (const [size, path] of [
    [phone, "/ar/mweb/chalet/details"],
    [desktop, "/ar/chalet/details"],
  ] as const) {
    await page.setViewportSize(size);
    await visit("mabeet-sa", `${path}/${id}?${stayQuery}`);
    await expect(page.locator("[data-total]")).toBeVisible();
    expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.05);
  }
});
