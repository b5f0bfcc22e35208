import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A phone, and the reading pane of a desktop program. */
const widths = [390, 600];

/** Opens an email in both widths: nothing is cut off, the home is shown, and the host can be called. */
export async function expectReadableMail(page: Page, html: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // A page of ours would apply its own content security policy to the email.
    await page.goto("about:blank");
    await page.setContent(html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(page.locator('img[src$=".jpg"]')).toHaveCount(1);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(page.locator('a[href*="stay.ics?"]')).toHaveCount(1);
}
