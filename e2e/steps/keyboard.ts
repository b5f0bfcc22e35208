import type { Locator, Page } from "@playwright/test";

const MAX_STOPS = 150;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // To find the target by its role takes longer than a Tab, so it is found again only after it was rendered anew.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    const state = await element?.evaluate(stateOf);
    if (state === "focused") return;
    if (state === "removed") element = await target.elementHandle();
    else await page.keyboard.press("Tab");
  }
  throw new Error(`No Tab comes to ${target}`);
}

function stateOf(element: Node): "focused" | "removed" | "waiting" {
  if (!element.isConnected) return "removed";
  return element === document.activeElement ? "focused" : "waiting";
}

export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
