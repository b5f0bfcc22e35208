import { propertyDialogs } from "#tools/shots/property-pages.ts";
import { variantAt } from "../accessibility/axe-variants.ts";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import { firstProperty, stayQuery } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

const dialogs = Object.entries({ ...propertyDialogs, "mabeet-reviews": "MABEET_REVIEWS_MODAL" });

for (const [position, [name, key]] of dialogs.entries()) {
  const { brand, language, width } = variantAt(position);

  test(`the ${name} of a property open from their address, are accessible and close with Escape (${brand}, ${language}, ${width} px)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { id } = await firstProperty(page, { is3DView: true });
    await visit(`${brand}-sa`, `/${language}/chalet/details/${id}?${stayQuery}&modals=${key}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expectAccessible(page, `property-${name}`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).not.toHaveURL(/modals/);
  });
}
