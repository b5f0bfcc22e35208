import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { PageAction, ShotPage } from "./shot-page.ts";

/** Brings an open page into the wanted state. */
export async function runPageActions(window: Page, { actions = [], isPrinted = false }: ShotPage): Promise<void> {
  for (const action of actions) await runAction(window, action);
  await window.emulateMedia({ media: isPrinted ? "print" : null });
}

const sixDigits = () => String(randomInt(1_000_000)).padStart(6, "0");

async function runAction(window: Page, action: PageAction): Promise<void> {
  if ("waitFor" in action) return window.locator(action.waitFor).first().waitFor();
  if ("fill" in action) return window.locator(action.fill).first().fill(action.text.replace("{digits}", sixDigits));
  const target = window.locator(action.click).first();
  if (!action.ifVisible || (await target.isVisible())) await target.click();
}
