import type { Page } from "@playwright/test";
import type { Deed, ShotPage } from "./shot-page.ts";

/** Brings an open page into the state that is looked at. */
export async function doDeeds(window: Page, { deeds = [], isPrinted = false }: ShotPage): Promise<void> {
  for (const deed of deeds) await doDeed(window, deed);
  await window.emulateMedia({ media: isPrinted ? "print" : null });
}

async function doDeed(window: Page, deed: Deed): Promise<void> {
  if ("see" in deed) return window.locator(deed.see).first().waitFor();
  if ("into" in deed) return window.locator(deed.into).first().fill(deed.type);
  const target = window.locator(deed.press).first();
  if (!deed.ifSeen || (await target.isVisible())) await target.click();
}
