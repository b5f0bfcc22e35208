import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { arrangeUrl } from "./arrange-booking.ts";
import { runPageActions } from "./run-page-actions.ts";
import type { ShotPage } from "./shot-page.ts";
import { addressOf, fileNameOf, type Variant } from "./variants.ts";

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

export type Shot = { page: ShotPage; variant: Variant; file: string; problem: string | null };

/** A screenshot of one page in one variant, after fonts have loaded and animations are off. */
export async function takeScreenshot(
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
  const problems: string[] = [];
  const isExpected = page.status >= 400 || page.isRefused;
  window.on("pageerror", (error) => problems.push(error.message));
  window.on("console", (line) => line.type() === "error" && !isExpected && problems.push(line.text()));
  const url = addressOf(variant, page, port);
  if (!page.isUndecided) await context.addCookies([{ name: "consent", value: "necessary", url }]);
  try {
    const answer = await window.goto(await arrangeUrl(window, url), { waitUntil: "networkidle" });
    if (answer?.status() !== page.status) problems.push(`answered ${answer?.status()} instead of ${page.status}`);
    await window.evaluate(() => document.fonts.ready.then(() => undefined));
    if (page.path.includes("modals=")) await window.getByRole("dialog").first().waitFor({ timeout: 10_000 });
    await runPageActions(window, page);
    if (page.focus) await window.locator(page.focus).first().focus();
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await window.screenshot({ path: join(folder, file), type: "jpeg", quality: 82, fullPage: !page.isWindowOnly });
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split("\n")[0] ?? "") : `${error}`);
  } finally {
    await context.close();
  }
  return { page, variant, file, problem: problems[0] ?? null };
}
