import type { Page } from "@playwright/test";
import { arrangeUrl } from "#tools/shots/arrange-booking.ts";
import { addressOf } from "../steps/address.ts";
import { firstProperty } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { isFull } from "../steps/variants.ts";
import { holdScripts } from "./hold-scripts.ts";
import { CONTROL_SELECTOR, isElsewhere, listControls, oneOfEach } from "./list-controls.ts";
import { addressOfPage, type PressedPage, pressedPages } from "./pages.ts";
import { compareFirstPress, type Visit } from "./press-control.ts";

const PHONE = { width: 390, height: 844 };
/** Elsewhere than in the full tests without the map beside the list, which a browser without a graphics card draws slowly. */
const DESKTOP = { width: isFull ? 1366 : 1200, height: 800 };
/** Parts of the groups of a page, so that several workers share them. */
const PARTS = isFull ? 2 : 1;

test.describe.configure({ timeout: 900_000 });

for (const pressed of pressedPages)
  for (let part = 0; part < PARTS; part++)
    test.describe(() => {
      const { isPhone, name } = pressed;
      test.use({ viewport: isPhone ? PHONE : DESKTOP, hasTouch: isPhone, isMobile: isPhone });

      const which = PARTS > 1 ? ` (${part + 1} of ${PARTS})` : "";

      test(`a first press on ${name} does what every press does${which}`, async ({ page, browserErrors }) => {
        const { id } = await firstProperty(page, { is3DView: true });
        const address = await arrangeUrl(page, addressOfPage(pressed, id));
        await page.context().addCookies([{ name: "consent", value: "necessary", url: address }]);
        const cookies = (await page.context().cookies()).map((cookie) => cookie.name);
        const differences = await differencesOn(page, pressed, { address, cookies }, part);
        const thrown = browserErrors.splice(0).filter((text) => text.startsWith("thrown"));
        expect([...differences, ...thrown]).toEqual([]);
      });
    });

/** Presses one control of each group of a page and prints how many there were. */
async function differencesOn(page: Page, pressed: PressedPage, visit: Visit, part: number): Promise<string[]> {
  const { name, hasShell, means, byAll, oneOf } = pressed;
  await holdScripts(page);
  await page.goto(visit.address, { waitUntil: "domcontentloaded" });
  const listed = await page.evaluate(listControls, CONTROL_SELECTOR);
  // A press on it before hydration is sent as plain HTML and ends the session, without which the page has no other control.
  const pressable = listed.filter((control) => !isElsewhere(control) && !control.isLogOut);
  const own = pressable.filter(({ isShell }) => hasShell || !isShell);
  const groups = oneOfEach(own, oneOf).filter((_, index) => index % PARTS === part);
  const differences: string[] = [];
  for (const [index, control] of groups.entries())
    for (const [order, each] of means.entries()) {
      if (!byAll && index % means.length !== order) continue;
      const found = await compareFirstPress(page, { ...visit, control, means: each });
      differences.push(...found.map((text) => `${each} on ${control.group} “${control.name}”: ${text}`));
    }
  const counts = `${listed.length} controls, ${groups.length} groups pressed, ${differences.length} differences`;
  console.log(`first press on ${name}, part ${part + 1}: ${counts}`);
  return differences;
}

test.describe(() => {
  test.use({ viewport: PHONE });

  test("a guest who only turns the wheel gets the button that leads back to the search", async ({ page }) => {
    const address = addressOf("mabeet-sa", "/ar/mweb/chalets/home");
    await page.context().addCookies([{ name: "consent", value: "necessary", url: address }]);
    await page.goto(address);
    const bar = page.locator("[data-past] button");
    await expect(bar).toBeHidden();
    await page.evaluate(() => document.getElementById("cities")?.scrollIntoView({ block: "start" }));
    await expect(bar).toBeVisible();
    await expect(page.locator("#home")).toHaveAttribute("data-island", "pending");
    await bar.click();
    await expect(page.locator("#search a[href]").first()).toBeFocused();
  });
});
