import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import type { Language } from "#domain/site/language.ts";
import { addressOf } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { desktop, freeProperties, phone, stayQuery } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 90_000 });

const typed = {
  ar: { landmark: "برج المملكة", unknown: "مكان لا وجود له", several: "الريان" },
  en: { landmark: "Kingdom Centre", unknown: "no such place", several: "Al Rayyan" },
} as const;

const removal = (language: Language, x: string) => messagesOf(language).ui.remove({ x });

async function compared(page: Page, { language, isPhone }: Variant): Promise<string> {
  const [one, two] = await freeProperties(page);
  return `/${language}${pagePath("compare", isPhone ? "mobile" : "desktop")}?ids=${one?.id},${two?.id}&${stayQuery}`;
}

for (const variant of testMatrix.second) {
  const { site, language, isPhone } = variant;
  const { compare, place } = wordsOf(language);
  const { from: words } = compare;
  const { landmark } = typed[language];
  const field = (page: Page) => page.getByRole("link", { name: words.label }).and(page.locator("[aria-haspopup]"));
  const chosen = (page: Page, name: string) =>
    page.getByRole("link", { name: removal(language, words.chosen({ name })) });
  const distances = (page: Page) => page.locator("[data-row=fromPlace] td");

  test.describe(nameOf(variant), () => {
    test.use({ viewport: isPhone ? phone : desktop });

    test("a guest measures distances from a landmark, keeps them after a reload and removes them", async ({
      page,
      visit,
    }) => {
      await visit(site, await compared(page, variant));
      await field(page).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox").fill(landmark);
      await dialog.getByRole("option", { name: landmark }).click();
      await expect(page).toHaveURL(/near=24\.711/);
      await expect(page).not.toHaveURL(/modals/);
      await expect(page.locator("[data-row=fromPlace] th")).toContainText(landmark);
      await expect(distances(page)).toHaveCount(2);
      await expect(page.getByText(compare.distance.nearest, { exact: true }).first()).toBeVisible();
      await expect(field(page)).toContainText(landmark);
      await page.reload();
      await expect(distances(page)).toHaveCount(2);
      await chosen(page, landmark).click();
      await expect(page).not.toHaveURL(/near/);
      await expect(distances(page)).toHaveCount(0);
      await page.goBack();
      await expect(chosen(page, landmark)).toBeVisible();
    });

    test("a landmark is offered at once, a map link is read, and what is not found is said", async ({
      page,
      visit,
    }) => {
      await visit(site, await compared(page, variant));
      await field(page).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("option", { name: landmark })).toBeVisible();
      const box = dialog.getByRole("combobox");
      await box.fill(typed[language].unknown);
      await expect(dialog.getByText(messagesOf(language).ui.noMatches)).toBeVisible();
      await dialog.getByRole("button", { name: place.clear, exact: true }).click();
      await expect(box).toBeFocused();
      await box.fill("https://maps.app.goo.gl/AbCd1234");
      await expect(dialog.getByText(place.unreadable)).toBeVisible();
      await box.fill("https://www.google.com/maps/@24.7,46.65,15z");
      await dialog.getByRole("option").click();
      await expect(page).toHaveURL(/near=24\.7(,|%2C)46\.65/);
      await expect(page.locator("[data-row=fromPlace] th")).toContainText(compare.rows.fromChosen);
      await page.goBack();
      await expect(distances(page)).toHaveCount(0);
    });
  });
}

for (const variant of testMatrix.arabicDesktop) {
  const { site, language } = variant;
  const { compare, place } = wordsOf(language);

  test.describe(`the place of the guest (${nameOf(variant)})`, () => {
    test.use({ ownContext: true });

    test("is asked for on a press, and is written to about a kilometre", async ({ page, visit, context }) => {
      const [one, two] = await freeProperties(page);
      const address = `/${language}/compare?ids=${one?.id},${two?.id}&${stayQuery}&modals=CITY_PICKER_MODAL`;
      await context.clearPermissions();
      await visit(site, address);
      const nearMe = page.getByRole("dialog").getByRole("button", { name: place.nearMe });
      await nearMe.click();
      await expect(page.getByText(place.nearMeProblems.denied)).toBeVisible();
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 24.71363, longitude: 46.67529 });
      await nearMe.click();
      await expect(page).toHaveURL(/near=24\.71(,|%2C)46\.68(&|$)/);
      await expect(page.getByRole("link", { name: removal(language, compare.from.chosenPoint) })).toBeVisible();
    });
  });
}

for (const variant of testMatrix.first) {
  const { site, language, isPhone } = variant;
  const { compare: words } = wordsOf(language);
  const t = typed[language];

  test(`without JavaScript a place is typed and looked up (${nameOf(variant)})`, async ({ page: api, browser }) => {
    const address = addressOf(site, await compared(api, variant));
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: isPhone ? phone : desktop });
    const page = await context.newPage();
    const search = async (text: string) => {
      await page.locator("input[name=from]").fill(text);
      await page.getByRole("button", { name: words.form.submit }).click();
    };
    await page.goto(address);
    await search(t.unknown);
    await expect(page.getByRole("alert")).toContainText(t.unknown);
    await expect(page.locator("input[name=from]")).toHaveValue(t.unknown);
    await search(t.several);
    const choices = page.locator("section[aria-labelledby=asked-place] a");
    await expect(choices.first()).toContainText(t.several);
    expect(await choices.count()).toBeGreaterThan(1);
    await choices.first().click();
    await expect(page.locator("[data-row=fromPlace] th")).toContainText(t.several);
    await search(t.landmark);
    await expect(page).toHaveURL(/near=24\.711/);
    await expect(page.locator("[data-row=fromPlace] th")).toContainText(t.landmark);
    await page.getByRole("link", { name: removal(language, words.from.chosen({ name: t.landmark })) }).click();
    await expect(page.locator("[data-row=fromPlace]")).toHaveCount(0);
    await page.goto(`${address}&near=here`);
    await expect(page.getByText(words.notices.place)).toBeVisible();
    await page.goto(`${address}&near=24.7,46.6&nearName=${"W".repeat(300)}`);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBe(0);
    await context.close();
  });
}
