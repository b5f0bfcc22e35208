import type { Page } from "@playwright/test";

export const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === "yes");

/**
 * Opens the page again as somebody who has not typed anything in this tab. It begins at its top: where a guest had
 * scrolled, the browser scrolls again, and a page that scrolls hydrates.
 */
export async function openUntouched(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    scrollTo(0, 0);
    sessionStorage.clear();
  });
  await page.reload();
}

/** Scripts come only when the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
