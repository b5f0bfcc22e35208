import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import { desktop, phone } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

const words = {
  ar: {
    where: /الوجهة/,
    sentence: "شاليه في الطائف لعائلة من 8 مع مسبح نهاية الأسبوع",
    chips: ["الطائف", "شاليه", "عوائل", "مسبح", "8 ضيوف"],
    removePool: "إزالة مسبح",
    show: "عرض النتائج",
    unclear: "شاليه هادئ في الطائف بدون مسبح",
    notUsed: [/«هادئ»/, /«بدون مسبح»/],
    weekends: "شاليه في الطائف نهاية أسبوع في",
    weekend: /أي نهاية أسبوع في/,
  },
  en: {
    where: /Where/,
    sentence: "chalet in Taif for a family of 8 with a pool this weekend",
    chips: ["Taif", "Chalet", "Families", "Pool", "8 guests"],
    removePool: "Remove Pool",
    show: "Show results",
    unclear: "quiet chalet in Taif without a pool",
    notUsed: [/“quiet”/, /“without a pool”/],
    weekends: "chalet in Taif any weekend of",
    weekend: /Any weekend in/,
  },
} as const;

const month = monthOf(addMonths(todayInRiyadh(new Date()), 1));

for (const { title, site, language, isPhone } of journeyVariants(
  "a sentence becomes chips, one is taken back, and the rest is searched",
)) {
  const t = words[language];
  const frontPage = isPhone ? "mweb/home" : "chalets-home";
  test(title, async ({ page, visit }) => {
    test.slow();
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}/${frontPage}`);
    await page.getByRole("search").getByRole("link", { name: t.where }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").fill(t.unclear);
    for (const text of t.notUsed) await expect(dialog.getByText(text)).toBeVisible();
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
    await page.getByRole("search").getByRole("link", { name: t.where }).click();
    await dialog.getByRole("combobox").fill(`${t.weekends} ${displayMonth(month, language)}`);
    await expect(dialog.getByRole("button", { name: t.weekend })).toBeVisible();
    await dialog.getByRole("button", { name: t.show }).click();
    await expect(page).toHaveURL(new RegExp(`cityId=4&flex=weekends&month=${month}&propertyTypes=1`));
    await expect(page.getByRole("heading", { level: 2, name: t.weekend })).toBeVisible();
  });
}
