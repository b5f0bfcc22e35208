import type { Page } from "@playwright/test";

/** Waits until the page answers. A guest with a mouse moves it again and again: that wakes what sleeps until then. */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive === "yes");
  await page.waitForFunction(
    () => dispatchEvent(new Event("pointerover")) && !document.querySelector("[data-island=asleep]"),
    undefined,
    { polling: 100 },
  );
}
