import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { arranged } from "./arrange-booking.ts";
import { doDeeds } from "./do-deeds.ts";
import type { ShotPage } from "./shot-page.ts";
import { addressOf, fileNameOf, type Variant } from "./variants.ts";

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

export type Shot = { page: ShotPage; variant: Variant; file: string; problem: string | null };

/** One picture of one page in one variant, at rest: fonts loaded, nothing moving. */
export async function photograph(
  browser: Browser,
  page: ShotPage,
  variant: Variant,
  port: number,
  folder: string,
): Promise<Shot> {
  const file = fileNameOf(page.id, variant);
  const viewport = { width: variant.width, height: HEIGHTS[variant.width] ?? 800 };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: variant.language });
  const window = await context.newPage();
  const faults: string[] = [];
  const isMeant = page.status >= 400 || page.isRefused;
  window.on("pageerror", (error) => faults.push(error.message));
  window.on("console", (line) => line.type() === "error" && !isMeant && faults.push(line.text()));
  const url = addressOf(variant, page, port);
  if (!page.isUndecided) await context.addCookies([{ name: "consent", value: "necessary", url }]);
  try {
    const answer = await window.goto(await arranged(window, url), { waitUntil: "networkidle" });
    if (answer?.status() !== page.status) faults.push(`answered ${answer?.status()} instead of ${page.status}`);
    await window.evaluate(() => document.fonts.ready.then(() => undefined));
    if (page.path.includes("modals=")) await window.getByRole("dialog").first().waitFor({ timeout: 10_000 });
    await doDeeds(window, page);
    if (page.focus) await window.locator(page.focus).first().focus();
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await window.screenshot({ path: join(folder, file), type: "jpeg", quality: 82, fullPage: !page.isWindowOnly });
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split("\n")[0] ?? "") : `${error}`);
  } finally {
    await context.close();
  }
  return { page, variant, file, problem: faults[0] ?? null };
}
