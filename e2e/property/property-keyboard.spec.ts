import type { Page } from "@playwright/test";
import { desktop, firstProperty, propertyWhere, stay, stayQuery } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

/** Presses Tab until the target has the focus; more steps than any page needs mean a focus trap. */
async function tabTo(page: Page, isThere: (focused: Element) => boolean, steps = 150): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(`(${isThere})(document.activeElement)`)) return;
  }
  throw new Error(`The Tab key does not lead to ${isThere}`);
}

test("a guest without a mouse opens everything of a home and comes back to where they were", async ({
  page,
  visit,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  const { id } = await propertyWhere(page, ({ is3DView, review }) => is3DView && review.reviewCount > 0);
  await visit("mabeet-sa", `/en/chalet/details/${id}?${stayQuery}`);
  const dialog = page.getByRole("dialog");
  const openAndClose = async (isThere: (focused: Element) => boolean) => {
    await tabTo(page, isThere);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest("[role=dialog]")))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(`(${isThere})(document.activeElement)`), String(isThere)).toBe(true);
  };
  await openAndClose((focused) => focused.getAttribute("aria-label")?.startsWith("Show picture 1 of") ?? false);
  await openAndClose((focused) => focused.textContent === "Take the 3D tour");
  await openAndClose((focused) => focused.textContent === "Show all rooms and spaces");
  await openAndClose((focused) => /^Show all \d+ amenities$/.test(focused.textContent ?? ""));
  await openAndClose((focused) => focused.textContent === "Show all rules");
  await openAndClose((focused) => focused.textContent === "Full policy");
  await openAndClose((focused) => focused.textContent === "Open the map");
  await openAndClose((focused) => /^Show (all )?\d+ reviews?$/.test(focused.textContent ?? ""));
  await openAndClose((focused) => focused.textContent === "How rewards work");
});

test("a guest chooses days on the page by keys alone, and reads the price", async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  const { id } = await firstProperty(page);
  await visit("mabeet-sa", `/ar/chalet/details/${id}?${stayQuery}`);
  await tabTo(page, (focused) => focused.matches("#dates [data-day]"));
  await expect(page.locator(`#dates [data-day="${stay.checkIn}"]`)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(`#dates [data-day="${stay.checkIn}"]`)).toBeFocused();
  await page.locator("#dates").getByRole("button", { name: "مسح التواريخ" }).press("Enter");
  await expect(page).not.toHaveURL(/checkIn/);
  await page.locator(`#dates [data-day="${stay.checkIn}"]`).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(stayQuery));
  await expect(page.locator("[data-total]")).toBeVisible();
});
