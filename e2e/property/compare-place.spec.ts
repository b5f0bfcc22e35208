import type { Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { wordsOf } from "../steps/booking.ts";
import { desktop, freeProperties, phone, stayQuery } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

const landmarks = { ar: "برج المملكة", en: "Kingdom Centre" } as const;
const removal = (language: Language, x: string) => messagesOf(language).ui.remove({ x });

async function compared(page: Page, { language, isPhone }: Pick<Variant, "language" | "isPhone">): Promise<string> {
  const [one, two] = await freeProperties(page);
  return `/${language}${pagePath("compare", isPhone ? "mobile" : "desktop")}?ids=${one?.id},${two?.id}&${stayQuery}`;
}

test.describe("distances of compared homes", () => {
  test.use({ ownContext: true });

  for (const { title, site, language, isPhone } of journeyVariants(
    "are measured from a landmark, from a point of a map link and from the guest",
  )) {
    const { compare, place } = wordsOf(language);
    const landmark = landmarks[language];

    test(title, async ({ page, visit, context }) => {
      const field = page.getByRole("link", { name: compare.from.label }).and(page.locator("[aria-haspopup]"));
      const dialog = page.getByRole("dialog");
      const distances = page.locator("[data-row=fromPlace] td");
      const rowName = page.locator("[data-row=fromPlace] th");
      await page.setViewportSize(isPhone ? phone : desktop);
      await context.clearPermissions();
      await visit(site, await compared(page, { language, isPhone }));

      await test.step("a landmark is offered at once, and its distances stay after a reload", async () => {
        await field.click();
        await dialog.getByRole("option", { name: landmark }).click();
        await expect(page).toHaveURL(/near=24\.711/);
        await expect(page).not.toHaveURL(/modals/);
        await expect(rowName).toContainText(landmark);
        await expect(distances).toHaveCount(2);
        await expect(page.getByText(compare.distance.nearest, { exact: true }).first()).toBeVisible();
        await expect(field).toContainText(landmark);
        await page.reload();
        await expect(distances).toHaveCount(2);
        const chosen = page.getByRole("link", {
          name: removal(language, compare.from.chosen({ name: landmark })),
        });
        await chosen.click();
        await expect(page).not.toHaveURL(/near/);
        await expect(distances).toHaveCount(0);
        await page.goBack();
        await expect(chosen).toBeVisible();
      });

      await test.step("a map link is read, and Back takes it back", async () => {
        await field.click();
        await dialog.getByRole("combobox").fill("https://www.google.com/maps/@24.7,46.65,15z");
        await dialog.getByRole("option").click();
        await expect(page).toHaveURL(/near=24\.7(,|%2C)46\.65/);
        await expect(rowName).toContainText(compare.rows.fromChosen);
        await page.goBack();
        await expect(rowName).toContainText(landmark);
      });

      await test.step("the guest's own place is asked for on a press, and written to about a kilometre", async () => {
        await field.click();
        const nearMe = dialog.getByRole("button", { name: place.nearMe });
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
});
