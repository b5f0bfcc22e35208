import type { Locator, Page } from "@playwright/test";
import { addressOf } from "./address.ts";
import { expect, test } from "./guest.ts";

const phone = { width: 390, height: 844 };
/** Narrower than where the map stands beside the list: filters need none. */
const desk = { width: 1200, height: 900 };

const words = {
  ar: {
    site: "mabeet-sa",
    price: "سعر الإقامة كاملة",
    beds: "غرف النوم",
    baths: "دورات المياه",
    size: "المساحة بالمتر المربع",
    least: "الحد الأدنى",
    guests: "زيادة: عدد الضيوف",
    name: "اسم مكان الإقامة",
    filters: /^تصفية/,
    clear: "مسح الكل",
    apply: "تطبيق",
    show: /^عرض .*نتيج|^عرض .*نتائج/,
    remove: /^إزالة /,
    applied: "عوامل التصفية المطبّقة",
    seek: "ابحث في هذه القائمة",
  },
  en: {
    site: "tajawal-sa",
    price: "Price for the whole stay",
    beds: "Bedrooms",
    baths: "Bathrooms",
    size: "Size in m²",
    least: "Minimum",
    guests: "Increase Guests",
    name: "Name of the home",
    filters: /^Filters/,
    clear: "Clear all",
    apply: "Apply",
    show: /^Show \d+ result/,
    remove: /^Remove /,
    applied: "Applied filters",
    seek: "Search in this list",
  },
} as const;
type Language = keyof typeof words;
const languages = Object.keys(words) as Language[];

const homes = (page: Page) =>
  page
    .locator("ul:not(.home-row) > li > article")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.home));
const chips = (page: Page, language: Language) =>
  page.getByRole("list", { name: words[language].applied }).getByRole("link", { name: words[language].remove });
const rail = (page: Page) => page.locator("#filters");

/** Types the lower end of a range into its field: the middle of what the field says is the least and the most. */
async function raiseLeast(panel: Locator, language: Language, range: "price" | "beds" | "baths" | "size") {
  const label = `${words[language][range]}: ${words[language].least}`;
  const thumb = panel.locator(`input[type=range][aria-label="${label}"]`);
  const [least, most, step] = await thumb.evaluate((input) => {
    const { min, max, step } = input as HTMLInputElement;
    return [min, max, step].map(Number) as [number, number, number];
  });
  const third = least + Math.max(1, Math.floor((most - least) / step / 3)) * step;
  const field = panel.getByRole("textbox", { name: label });
  await field.fill(String(third));
  await field.press("Enter");
}

const tick = (panel: Locator, name: string) => panel.locator(`input[name=${name}]:not([value=""])`).first().check();

/** Every filter there is: how a guest chooses it, and how the address says it. */
const wishes: Record<string, { written: RegExp; choose: (panel: Locator, language: Language) => Promise<unknown> }> = {
  areas: { written: /areas=\d+$/, choose: (panel) => tick(panel, "areas") },
  propertyTypes: { written: /propertyTypes=\d+$/, choose: (panel) => tick(panel, "propertyTypes") },
  amenities: { written: /amenities=\d+$/, choose: (panel) => tick(panel, "amenities") },
  spaces: { written: /spaces=\d+$/, choose: (panel) => tick(panel, "spaces") },
  guestTypes: { written: /guestTypes=\d+$/, choose: (panel) => tick(panel, "guestTypes") },
  reviewRating: { written: /reviewRating=\d$/, choose: (panel) => tick(panel, "reviewRating") },
  is3DView: { written: /is3DView=1$/, choose: (panel) => tick(panel, "is3DView") },
  freeCancellation: { written: /freeCancellation=1$/, choose: (panel) => tick(panel, "freeCancellation") },
  price: { written: /priceFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "price") },
  size: { written: /sizeFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "size") },
  beds: { written: /bedCountFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "beds") },
  baths: { written: /bathRoomCountFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "baths") },
  guests: {
    written: /guestCount=2$/,
    choose: async (panel, language) => {
      const more = panel.getByRole("button", { name: words[language].guests });
      await more.click();
      await more.click();
    },
  },
  name: {
    written: /unitSearch=[^&]+$/,
    choose: (panel, language) =>
      panel.getByRole("searchbox", { name: words[language].name }).fill(language === "ar" ? "ال" : "al"),
  },
};

for (const language of languages) {
  const { site } = words[language];

  test(`at a desk every filter is in the address at once and survives a reload (${language})`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(desk);
    for (const [name, { written, choose }] of Object.entries(wishes)) {
      await test.step(name, async () => {
        await visit(site, `/${language}/chalets/search?cityId=5`);
        await choose(rail(page), language);
        await expect(page).toHaveURL(written);
        await expect(chips(page, language)).toHaveCount(1);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        const found = { title: await page.locator("h1").innerText(), homes: await homes(page) };
        await page.reload();
        await expect(page.locator("h1")).toHaveText(found.title);
        expect(await homes(page)).toEqual(found.homes);
        await expect(chips(page, language)).toHaveCount(1);
      });
    }
  });

  test(`on a phone every filter is a draft until the guest asks for the results (${language})`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(phone);
    for (const [name, { written, choose }] of Object.entries(wishes)) {
      await test.step(name, async () => {
        await visit(site, `/${language}/mweb/chalets/search?cityId=5`);
        await page.getByRole("link", { name: words[language].filters }).click();
        const sheet = page.getByRole("dialog");
        await choose(sheet, language);
        await expect(page).toHaveURL(/modals=FILTERS_MODAL$/);
        const show = sheet.getByRole("button", { name: words[language].show });
        await expect(show).not.toHaveAttribute("aria-busy");
        const promised = Number(/\d+/.exec(await show.innerText())?.[0] ?? 1);
        await show.click();
        await expect(sheet).toHaveCount(0);
        await expect(page).toHaveURL(written);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        const title = await page.locator("h1").innerText();
        if (promised > 2) expect(title).toContain(String(promised));
        const found = await homes(page);
        await page.reload();
        await expect(page.locator("h1")).toHaveText(title);
        expect(await homes(page)).toEqual(found);
      });
    }
  });

  test(`chips take filters back one by one, all at once, and Back brings them again (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(desk);
    await visit(site, `/${language}/chalets/search?cityId=5&amenities=1,5&priceFilter=400-&sortBy=price-asc`);
    await expect(chips(page, language)).toHaveCount(3);
    await chips(page, language).nth(1).click();
    await expect(page).toHaveURL(/amenities=5&priceFilter=400-&sortBy=price-asc$/);
    await expect(chips(page, language).nth(1)).toBeFocused();
    await page.getByRole("link", { name: words[language].clear }).click();
    await expect(page).toHaveURL(/cityId=5&sortBy=price-asc$/);
    await expect(chips(page, language)).toHaveCount(0);
    await page.goBack();
    await expect(chips(page, language)).toHaveCount(2);
    await page.goBack();
    await expect(chips(page, language)).toHaveCount(3);
    await expect(rail(page).locator("input[name=amenities][value='1']")).toBeChecked();
  });

  for (const [key, filter] of [
    ["MORE_DISTRICTS_MODAL", "areas"],
    ["MORE_AMENITIES_MODAL", "amenities"],
    ["MORE_SPACES_MODAL", "spaces"],
    ["MORE_PROPERTY_TYPES_MODAL", "propertyTypes"],
  ] as const) {
    test(`a link opens all ${filter}, and one can be sought and applied (${language})`, async ({ page, visit }) => {
      await page.setViewportSize(desk);
      await visit(site, `/${language}/chalets/search?cityId=5&modals=${key}`);
      const dialog = page.getByRole("dialog");
      const boxes = dialog.locator(`input[name=${filter}]`);
      await expect(boxes.first()).toBeVisible();
      const all = await boxes.count();
      const label = (await dialog.locator("label:has(input[type=checkbox])").nth(1).innerText()).split("\n")[0] ?? "";
      await dialog.getByRole("searchbox", { name: words[language].seek }).fill(label.replaceAll(" ", "").toUpperCase());
      await expect.poll(() => boxes.count()).toBeLessThan(all);
      await boxes.first().check();
      await dialog.getByRole("button", { name: words[language].apply }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`cityId=5&${filter}=\\d+$`));
      await expect(chips(page, language)).toHaveText([label]);
    });
  }
}

test("Back closes the sheet and forgets the draft", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5&amenities=1");
  const button = page.getByRole("link", { name: words.ar.filters });
  await expect(button).toHaveAccessibleName(/خيار واحد/);
  await button.click();
  const box = page.getByRole("dialog").locator("input[name=amenities][value='1']");
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/cityId=5&amenities=1$/);
  await expect(button).toBeFocused();
  await button.click();
  await expect(box).toBeChecked();
});

test("options chosen in the dialog above the sheet join its draft", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5&modals=FILTERS_MODAL");
  await page.getByRole("button", { name: /المزايا$/ }).click();
  const dialog = page.getByRole("dialog", { name: "المزايا" });
  await dialog.locator("input[value='7']").check();
  await dialog.getByRole("button", { name: words.ar.apply }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/modals=FILTERS_MODAL$/);
  await expect(page.getByRole("dialog").locator("input[name=amenities][value='7']")).toBeChecked();
  await page.getByRole("dialog").getByRole("button", { name: words.ar.show }).click();
  await expect(page).toHaveURL(/cityId=5&amenities=7$/);
});

test("two quick choices in the rail both count, and the focus stays", async ({ page, visit }) => {
  await page.setViewportSize(desk);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5&pageNo=2");
  const box = (id: number) => rail(page).locator(`input[name=amenities][value='${id}']`);
  await box(1).check();
  await box(5).check();
  await expect(page).toHaveURL(/cityId=5&amenities=1,5$/);
  await expect(chips(page, "ar")).toHaveCount(2);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(box(5)).toBeFocused();
});

test("a guest filters by keyboard alone", async ({ page, visit }) => {
  await page.setViewportSize(desk);
  await visit("tajawal-sa", "/en/chalets/search?cityId=5");
  const thumb = rail(page).locator('input[type=range][aria-label="Bedrooms: Minimum"]');
  await thumb.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/bedCountFilter=2-$/);
  await expect(thumb).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/cityId=5$/);
});

test("a price in dinars travels in riyals and reads as dinars again", async ({ page, visit }) => {
  await page.setViewportSize(desk);
  await visit("mabeet-kw", "/ar/chalets/search?cityId=5");
  const field = page.getByRole("textbox", { name: `${words.ar.price}: ${words.ar.least}` });
  await field.fill("٦٠");
  await field.press("Enter");
  await expect(page).toHaveURL(/priceFilter=733-$/);
  await page.reload();
  await expect(field).toHaveValue("60");
});

test("quick filters switch on and off, and their sheet opens from a link", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  const here = "/ar/mweb/chalets/search?cityId=5&ab_quickFilters=1&ab_flexiblePolicy=1";
  await visit("mabeet-sa", here);
  const families = page.getByRole("toolbar").getByRole("link", { name: "عوائل" });
  await families.click();
  await expect(page).toHaveURL(/guestTypes=1/);
  await expect(families).toHaveAttribute("aria-current", "true");
  await families.click();
  await expect(page).not.toHaveURL(/guestTypes/);
  await visit("mabeet-sa", `${here}&modals=QUICK_FILTERS_MODAL`);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("checkbox", { name: /إلغاء مجاني/ }).check();
  await expect(page).toHaveURL(/freeCancellation=1.*modals=QUICK_FILTERS_MODAL/);
  await sheet.getByRole("button", { name: words.ar.show }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/freeCancellation=1/);
});

for (const { surface, size } of [
  { surface: "at a desk", size: desk },
  { surface: "on a phone", size: phone },
]) {
  test(`without JavaScript filters are a form and chips are links (${surface})`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: size })).newPage();
    await page.goto(addressOf("mabeet-kw", "/ar/chalets/search?cityId=5&sortBy=price-asc"));
    if (size === phone) await page.getByRole("link", { name: words.ar.filters }).click();
    await rail(page).locator("input[name=amenities][value='1']").check();
    await rail(page).locator("input[name=amenities][value='5']").check();
    await rail(page)
      .getByRole("textbox", { name: `${words.ar.price}: ${words.ar.least}` })
      .fill("40");
    await rail(page).getByRole("button", { name: words.ar.apply }).click();
    await expect(page).toHaveURL(/cityId=5&amenities=1,5&priceFilter=488-&sortBy=price-asc$/);
    await expect(chips(page, "ar")).toHaveCount(3);
    await chips(page, "ar").first().click();
    await expect(page).toHaveURL(/cityId=5&amenities=1,5&sortBy=price-asc$/);
  });
}
