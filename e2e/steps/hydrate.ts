import type { Page } from "@playwright/test";

/** Waits until the whole page is interactive. Pages hydrate at the first input, so pointer events are sent until all has. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      dispatchEvent(new Event("pointermove")) &&
      document.documentElement.dataset.hydrated === "yes" &&
      !document.querySelector("[data-island=pending]"),
    undefined,
    { polling: 100 },
  );
}
