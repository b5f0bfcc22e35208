import type { Page } from "@playwright/test";
import { violationsOf } from "../accessibility/page-violations.ts";
import { addressOf } from "../steps/address.ts";
import type { Visit } from "../steps/booking.ts";
import { cards, desktop, phone } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, type Variant } from "../steps/variants.ts";

const words = {
  ar: {
    where: /الوجهة/,
    search: "بحث",
    landmark: "برج المملكة",
    district: "الرمال",
    near: "قرب برج المملكة",
    remove: /إزالة قرب برج المملكة/,
    nearMe: "بالقرب مني",
    denied: /الوصول إلى موقعك غير مسموح/,
    away: /كم/,
    wrong: "الرباض",
    riyadh: "الرياض",
    short: /هذا الرابط لا يتضمن الموقع/,
  },
  en: {
    where: /Where/,
    search: "Search",
    landmark: "Kingdom Centre",
    district: "Al Rimal",
    near: "Near Kingdom Centre",
    remove: /Remove Near Kingdom Centre/,
    nearMe: "Near me",
    denied: /Location access is off/,
    away: /km away/,
    wrong: "riyahd",
    riyadh: "Riyadh",
    short: /This link doesn’t contain its location/,
  },
} as const;

/** Opens the list of places from the front page. */
async function openPlaces(page: Page, visit: Visit, { site, language, isPhone }: Variant): Promise<void> {
  await visit(site, `/${language}/${isPhone ? "mweb/home" : "chalets-home"}`);
  await page.getByRole("search").getByRole("link", { name: words[language].where }).click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
}

for (const variant of testMatrix.first) {
  const t = words[variant.language];
  test.describe(nameOf(variant), () => {
    test.use({ viewport: variant.isPhone ? phone : desktop });

    test.beforeEach(({ page, visit }) => openPlaces(page, visit, variant));

    test("a guest chooses a landmark and sees the nearest homes first, also after a reload", async ({ page }) => {
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox").fill(t.landmark);
      await dialog.getByRole("option", { name: t.landmark }).click();
      await expect(page.getByRole("search").getByRole("link", { name: t.where })).toContainText(t.near);
      await page.getByRole("search").getByRole("button", { name: t.search }).click();
      await expect(page).toHaveURL(/cityId=5.*near=24.711/);
      await expect(cards(page).first()).toContainText(t.away);
      const distances = await kilometresOf(page);
      expect(distances).toEqual([...distances].sort((one, other) => one - other));
      await page.reload();
      await expect(cards(page).first()).toContainText(t.away);
      await page.getByRole("link", { name: t.remove }).click();
      await expect(page).not.toHaveURL(/near=/);
      await page.goBack();
      await expect(page.getByRole("link", { name: t.remove })).toBeVisible();
    });

    test("a map link is read from its text, and a short one is said to be unreadable", async ({ page }) => {
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox").fill("https://maps.app.goo.gl/AbCd1234");
      await expect(dialog.getByText(t.short)).toBeVisible();
      await dialog.getByRole("combobox").fill("https://www.google.com/maps/@21.3664,40.2838,15z");
      await dialog.getByRole("option").click();
      await page.getByRole("search").getByRole("button", { name: t.search }).click();
      await expect(page).toHaveURL(/cityId=4.*near=21.3664(,|%2C)40.2838/);
      await expect(cards(page).first()).toContainText(t.away);
    });
  });
}

for (const variant of testMatrix.second) {
  const t = words[variant.language];
  test.describe(nameOf(variant), () => {
    test.use({ viewport: variant.isPhone ? phone : desktop });

    test.beforeEach(({ page, visit }) => openPlaces(page, visit, variant));

    test("a typing error finds the city, a district narrows the search, and a home opens its page", async ({
      page,
    }) => {
      const dialog = page.getByRole("dialog");
      const field = dialog.getByRole("combobox");
      await field.fill(t.wrong);
      await expect(dialog.getByRole("option").first()).toContainText(t.riyadh);
      await field.fill(t.district);
      await dialog.getByRole("option", { name: t.district }).first().click();
      await page.getByRole("search").getByRole("button", { name: t.search }).click();
      await expect(page).toHaveURL(/cityId=5.*areas=501/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(t.riyadh);
      const name = await cards(page).first().getByRole("heading").innerText();
      await page.goBack();
      await page.getByRole("search").getByRole("link", { name: t.where }).click();
      await page.getByRole("dialog").getByRole("combobox").fill(name);
      await page.getByRole("dialog").getByRole("option", { name }).first().click();
      await expect(page).toHaveURL(/chalet\/details\/\d+/);
    });

    test("near me asks on a press only, and says what to do when it is refused", async ({ page, context }) => {
      const dialog = page.getByRole("dialog");
      await context.clearPermissions();
      await dialog.getByRole("button", { name: t.nearMe }).click();
      await expect(dialog.getByText(t.denied)).toBeVisible();
      expect(await violationsOf(page, "body")).toEqual([]);
    });
  });
}

test.describe("with a location", () => {
  test.use({ ownContext: true });

  test("near me searches around the guest, to about a kilometre", async ({ page, context, visit }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 21.36641, longitude: 40.28383 });
    await visit("mabeet-sa", "/ar/chalets-home?modals=CITY_PICKER_MODAL");
    await page.getByRole("dialog").getByRole("button", { name: "بالقرب مني" }).click();
    await page.getByRole("search").getByRole("button", { name: "بحث" }).click();
    await expect(page).toHaveURL(/cityId=4.*near=21.37(,|%2C)40.28(&|$)/);
    await expect(page.getByRole("link", { name: /إزالة قرب النقطة المختارة/ })).toBeVisible();
  });

  test("a guest far from every city reads so", async ({ page, context, visit }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 48.1, longitude: 11.5 });
    await visit("mabeet-sa", "/en/chalets-home?modals=CITY_PICKER_MODAL");
    await page.getByRole("dialog").getByRole("button", { name: "Near me" }).click();
    await expect(page.getByText(/no homes within 150 km/)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ ownContext: true, javaScriptEnabled: false });

  test("a name that several places have leads to a page with all of them", async ({ page }) => {
    await page.goto(addressOf("mabeet-sa", "/ar/chalets-home"));
    await page.getByRole("combobox", { name: "الوجهة" }).fill("الريان");
    await page.getByRole("button", { name: "بحث", exact: true }).click();
    await expect(page).toHaveURL(/chalets\/where\?/);
    await page
      .getByRole("main")
      .getByRole("link", { name: /الريان.*الدمام/ })
      .click();
    await expect(page).toHaveURL(/cityId=2.*areas=204/);
  });
});

/** The distances of the listed homes in kilometres. */
function kilometresOf(page: Page): Promise<number[]> {
  return cards(page).evaluateAll((all) =>
    all.map((card) => Number(/([\d.]+)\s*(?:km|كم)/.exec(card.textContent ?? "")?.[1])),
  );
}
