import { violationsOf } from "../accessibility/page-violations.ts";
import { addressOf } from "../steps/address.ts";
import { desktop, phone } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix } from "../steps/variants.ts";

const words = {
  ar: {
    where: /الوجهة/,
    sentence: "شاليه في الطائف لعائلة من 8 مع مسبح نهاية الأسبوع",
    chips: ["الطائف", "شاليه", "عوائل", "مسبح", "8 ضيوف"],
    removePool: "إزالة مسبح",
    show: "عرض النتائج",
    unclear: "شاليه هادئ في الطائف بدون مسبح",
    notUsed: [/«هادئ»/, /«بدون مسبح»/],
  },
  en: {
    where: /Where/,
    sentence: "chalet in Taif for a family of 8 with a pool this weekend",
    chips: ["Taif", "Chalet", "Families", "Pool", "8 guests"],
    removePool: "Remove Pool",
    show: "Show results",
    unclear: "quiet chalet in Taif without a pool",
    notUsed: [/“quiet”/, /“without a pool”/],
  },
} as const;

for (const variant of testMatrix.second) {
  const { site, language, isPhone } = variant;
  const t = words[language];
  const frontPage = isPhone ? "mweb/home" : "chalets-home";
  test(`a sentence becomes chips, one is taken back, and the rest is searched (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}/${frontPage}`);
    await page.getByRole("search").getByRole("link", { name: t.where }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").fill(t.unclear);
    for (const said of t.notUsed) await expect(dialog.getByText(said)).toBeVisible();
    await dialog.getByRole("combobox").fill(t.sentence);
    for (const chip of t.chips) await expect(dialog.getByRole("button", { name: chip })).toBeVisible();
    expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: t.removePool }).click();
    await dialog.getByRole("button", { name: t.show }).click();
    await expect(page).toHaveURL(/cityId=4&checkIn=.*propertyTypes=1&guestTypes=1&adults=8/);
    await expect(page).not.toHaveURL(/spaces=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t.chips[0]);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${frontPage}$`));
  });
}

test("without JavaScript a sentence leads to its chips as links", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(addressOf("mabeet-sa", "/en/chalets-home"));
  await page.getByRole("combobox", { name: "Where" }).fill(words.en.sentence);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Remove Pool" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Remove Pool" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Show results" }).click();
  await expect(page).toHaveURL(/cityId=4&checkIn=.*propertyTypes=1&guestTypes=1&adults=8/);
});
