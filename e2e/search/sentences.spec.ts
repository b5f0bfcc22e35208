import { violationsOf } from "../accessibility/page-violations.ts";
import { desktop, phone } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

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

for (const language of ["ar", "en"] as const) {
  for (const { surface, size, frontPage } of [
    { surface: "on a phone", size: phone, frontPage: "mweb/home" },
    { surface: "on a desktop", size: desktop, frontPage: "chalets-home" },
  ]) {
    const t = words[language];
    test(`${language} ${surface}: a sentence becomes chips, one is taken back, and the rest is searched`, async ({
      page,
      visit,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await visit("mabeet-sa", `/${language}/${frontPage}`);
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
}

test("without JavaScript a sentence leads to its chips as links", async ({ browser }) => {
  const { addressOf } = await import("../steps/address.ts");
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(addressOf("mabeet-sa", "/en/chalets-home"));
  await page.getByRole("combobox", { name: "Where" }).fill(words.en.sentence);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Remove Pool" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Remove Pool" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Show results" }).click();
  await expect(page).toHaveURL(/cityId=4&checkIn=.*propertyTypes=1&guestTypes=1&adults=8/);
});
