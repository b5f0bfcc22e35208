import type { Page } from "@playwright/test";

/** Waits until the whole page is interactive. Islands hydrate at the first input, so pointer events are sent until all have. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "yes");
  await page.waitForFunction(
    () => dispatchEvent(new Event("pointerover")) && !document.querySelector("[data-island=pending]"),
    undefined,
    { polling: 100 },
  );
}
