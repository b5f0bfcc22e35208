import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { StartError } from "#server/error/start-error.ts";
import { type Shot, takeScreenshot } from "#tools/shots/take-screenshot.ts";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
import { contactSheet } from "./shots/contact-sheet.ts";
import { chosenPages, pathTo, shotPages } from "./shots/pages.ts";
import { openProduct, subjectOf } from "./shots/product.ts";
import type { ShotPage } from "./shots/shot-page.ts";
import { variants } from "./shots/variants.ts";

const FOLDER = "shots";
const AT_ONCE = 2;

/** Takes screenshots of every page in every variant: `npm run shots`, `npm run shots -- front-page`. */
async function takeShots(names: string[]): Promise<Shot[]> {
  const executablePath = await findChromium();
  const product = await openProduct(process.env);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS }).catch(async (error) => {
    await product.stop();
    throw error;
  });
  try {
    const subject = await subjectOf(product.port);
    const pages = chosenPages(shotPages, names).map((page) => ({ ...page, path: pathTo(page, subject) }));
    if (pages.length === 0)
      throw new StartError(`Unknown page ${names.join(" or ")}; tools/shots/pages.ts lists all pages.`);
    await rm(FOLDER, { recursive: true, force: true });
    return await takeAll(browser, pages, product.port);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function takeAll(browser: Browser, pages: readonly ShotPage[], port: number): Promise<Shot[]> {
  const wanted = pages.flatMap((page) =>
    variants.filter(({ brand }) => brand === (page.brand ?? brand)).map((variant) => ({ page, variant })),
  );
  const shots: Shot[] = new Array(wanted.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < wanted.length; index = next++) {
      const { page, variant } = wanted[index] as (typeof wanted)[number];
      const shot = await takeScreenshot(browser, page, variant, port, FOLDER);
      shots[index] = shot;
      if (shot.problem) console.error(`${shot.file}: ${shot.problem}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return shots;
}

try {
  const shots = await takeShots(process.argv.slice(2));
  await writeFile(join(FOLDER, "index.html"), contactSheet(shots, new Date()));
  const faulty = shots.filter(({ problem }) => problem).length;
  console.log(`${shots.length} screenshots, ${faulty} with a problem. Open ${FOLDER}/index.html`);
  process.exitCode = faulty > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
