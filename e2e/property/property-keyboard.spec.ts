import type { Page } from "@playwright/test";
import { addDays } from "#domain/stay/day.ts";
import { directAddress } from "../steps/address.ts";
import { desktop, forAddress, freeProperties, stay as soonest } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

const SITE = "mabeet-sa";
const WEEKS = [0, 1, 2, 3, 4, 5];

/** A free home with a tour, reviews, and more rooms and rules than its page lists, on the first Sunday that has one. */
async function findWholeHome(page: Page) {
  for (const week of WEEKS) {
    const stay = { checkIn: addDays(soonest.checkIn, 7 * week), checkOut: addDays(soonest.checkOut, 7 * week) };
    const stayQuery = `checkIn=${forAddress(stay.checkIn)}&checkOut=${forAddress(stay.checkOut)}`;
    const free = await freeProperties(page, { ...stay, is3DView: true, pageSize: 50 });
    for (const { id } of free.filter(({ review }) => review.reviewCount > 0)) {
      const { url, headers } = directAddress(SITE, `/en/chalet/details/${id}?${stayQuery}`);
      const html = await (await page.request.get(url, { headers })).text();
      const isWhole = html.includes("Show all rooms and spaces") && html.includes("Show all rules");
      if (isWhole) return { id, stay, stayQuery };
    }
  }
  throw new Error("No free home is as this journey needs it; the seed has changed");
}

/** Presses Tab until the target has the focus; more steps than any page needs mean a focus trap. */
async function tabTo(page: Page, isThere: (focused: Element) => boolean, steps = 150): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(`(${isThere})(document.activeElement)`)) return;
  }
  throw new Error(`The Tab key does not lead to ${isThere}`);
}

test("a guest without a mouse opens everything of a home, comes back to where they were, and chooses days", async ({
  page,
  visit,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  const { id, stay, stayQuery } = await findWholeHome(page);
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

  await test.step("of two dialogs in an address the last is shown, and closing it shows the other", async () => {
    await visit("mabeet-sa", `/en/chalet/details/${id}?${stayQuery}&modals=RULES_MODAL,AMENITIES_LIST_MODAL`);
    await expect(page.getByRole("dialog", { name: "Amenities" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Amenities" })).toBeHidden();
    await expect(page.getByRole("dialog", { name: "House rules" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("days are chosen on the page by keys alone", async () => {
    const arrival = page.locator(`#dates [data-day="${stay.checkIn}"]`);
    await tabTo(page, (focused) => focused.matches("#dates [data-day]"));
    await expect(arrival).toBeFocused();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
    await expect(arrival).toBeFocused();
    await page.locator("#dates").getByRole("button", { name: "Clear dates" }).press("Enter");
    await expect(page).not.toHaveURL(/checkIn/);
    await arrival.focus();
    for (const key of ["Enter", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(stayQuery));
    await expect(page.locator("[data-total]")).toBeVisible();
  });
});
