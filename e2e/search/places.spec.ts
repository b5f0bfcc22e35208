import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import { cards, desktop, phone, sortOnDesktop } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

const words = {
  ar: {
    where: /الوجهة/,
    search: "بحث",
    landmark: "برج المملكة",
    district: "الرمال",
    near: "قرب برج المملكة",
    remove: /إزالة قرب برج المملكة/,
    removePoint: /إزالة قرب النقطة المختارة/,
    nearMe: "بالقرب مني",
    denied: /الوصول إلى موقعك غير مسموح/,
    away: /كم/,
    wrong: "الرباض",
    riyadh: "الرياض",
  },
  en: {
    where: /Where/,
    search: "Search",
    landmark: "Kingdom Centre",
    district: "Al Rimal",
    near: "Near Kingdom Centre",
    remove: /Remove Near Kingdom Centre/,
    removePoint: /Remove Near/,
    nearMe: "Near me",
    denied: /Location access is off/,
    away: /km away/,
    wrong: "riyahd",
    riyadh: "Riyadh",
  },
} as const;

for (const { title, site, language, isPhone } of journeyVariants(
  "a guest chooses a landmark, a map link, a district and a home by name in the box of the front page",
)) {
  const t = words[language];
  test(title, async ({ page, visit }) => {
    test.slow();
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}/${isPhone ? "mweb/home" : "chalets-home"}`);
    const where = page.getByRole("search").getByRole("link", { name: t.where });
    const field = page.getByRole("dialog").getByRole("combobox");
    const option = (name: string) => page.getByRole("dialog").getByRole("option", { name });
    const search = () => page.getByRole("search").getByRole("button", { name: t.search }).click();

    await test.step("a landmark leads to the nearest homes first, also after a reload", async () => {
      await where.click();
      await field.fill(t.wrong);
      await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(t.riyadh);
      await field.fill(t.landmark);
      await option(t.landmark).click();
      await expect(where).toContainText(t.near);
      await search();
      await expect(page).toHaveURL(/cityId=5.*near=24.711/);
      await expect(cards(page).first()).toContainText(t.away);
      const distances = await kilometresOf(page);
      expect(distances).toEqual([...distances].sort((one, other) => one - other));
      await page.reload();
      await expect(cards(page).first()).toContainText(t.away);
      await expectAccessible(page, "search-near");
      await page.getByRole("link", { name: t.remove }).click();
      await expect(page).not.toHaveURL(/near=/);
      await page.goBack();
      await expect(page.getByRole("link", { name: t.remove })).toBeVisible();
      await page.goBack();
    });

    await test.step("a map link is read from its text", async () => {
      await where.click();
      await field.fill("https://www.google.com/maps/@21.3664,40.2838,15z");
      await page.getByRole("dialog").getByRole("option").click();
      await search();
      await expect(page).toHaveURL(/cityId=4.*near=21.3664(,|%2C)40.2838/);
      await page.goBack();
    });

    await test.step("a district narrows the search, and a home opens its page", async () => {
      await where.click();
      await field.fill(t.district);
      await option(t.district).first().click();
      await search();
      await expect(page).toHaveURL(/cityId=5.*areas=501/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(t.riyadh);
      const name = await cards(page).first().getByRole("heading").innerText();
      await page.goBack();
      await where.click();
      await field.fill(name);
      await option(name).first().click();
      await expect(page).toHaveURL(/chalet\/details\/\d+/);
    });
  });
}

test.describe("the place of the guest", () => {
  test.use({ ownContext: true });

  for (const { title, site, language } of journeyVariants(
    "near me asks on a press only, says what to do when it is refused, and searches to about a kilometre",
  )) {
    const t = words[language];
    test(title, async ({ page, context, visit }) => {
      await page.setViewportSize(desktop);
      await context.clearPermissions();
      await visit(site, `/${language}/chalets-home?modals=CITY_PICKER_MODAL`);
      const nearMe = page.getByRole("dialog").getByRole("button", { name: t.nearMe });
      await nearMe.click();
      await expect(page.getByRole("dialog").getByText(t.denied)).toBeVisible();
      expect(await violationsOf(page, "body")).toEqual([]);
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 21.36641, longitude: 40.28383 });
      await nearMe.click();
      await page.getByRole("search").getByRole("button", { name: t.search }).click();
      await expect(page).toHaveURL(/cityId=4.*near=21.37(,|%2C)40.28(&|$)/);
      await expect(page.getByRole("link", { name: t.removePoint })).toBeVisible();
    });
  }

  test("the order by distance is from the guest where the location is known, otherwise from the centre", async ({
    page,
    visit,
    context,
  }) => {
    await page.setViewportSize(desktop);
    await context.setGeolocation({ latitude: 24.7136, longitude: 46.6753 });
    await visit("mabeet-sa", "/en/chalets/search?cityId=5&sortBy=price-asc");
    await sortOnDesktop(page, "en", "Nearest");
    await expect(page.getByText("Sorted by distance from the city centre.")).toBeVisible();
    await expect(page).toHaveURL(/sortBy=distance-asc$/);
    await expect(cards(page).first()).not.toContainText(words.en.away);
    await context.grantPermissions(["geolocation"]);
    await visit("mabeet-sa", "/en/chalets/search?cityId=5&sortBy=price-asc");
    await sortOnDesktop(page, "en", "Nearest");
    await expect(page).toHaveURL(/sortBy=distance-asc$/);
    await expect(cards(page).first()).toContainText(words.en.away);
  });
});

/** The distances of the listed homes in kilometres. */
function kilometresOf(page: Page): Promise<number[]> {
  return cards(page).evaluateAll((all) =>
    all.map((card) => Number(/([\d.]+)\s*(?:km|كم)/.exec(card.textContent ?? "")?.[1])),
  );
}
