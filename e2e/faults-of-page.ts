import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { arranged } from "#tools/shots/arrange-booking.ts";
import { doDeeds } from "#tools/shots/do-deeds.ts";
import type { ShotPage } from "#tools/shots/shot-page.ts";
import { wake } from "./wake.ts";

const HEIGHT = 900;

/** What is wrong with a page for someone who cannot see it well, or whose screen is narrow. */
export async function faultsOfPage(page: Page, shot: ShotPage, address: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: "reduce", media: null });
  await page.goto(await arranged(page, address), { waitUntil: "domcontentloaded" });
  await wake(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (address.includes("modals=")) await page.getByRole("dialog").first().waitFor();
  await doDeeds(page, shot);
  const { violations } = await axeFor(page, partOf(shot)).analyze();
  const said = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(" | ")}`,
  );
  return [...said, ...(await sidewaysScroll(page))];
}

/** A whole page without frames is looked at in one go; to choose a part, or to collect from frames, takes twice as long. */
function axeFor(page: Page, part: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const isWhole = part === "html" && page.frames().length === 1;
  return isWhole ? axe.setLegacyMode() : axe.include(part);
}

/** What lies behind a dialog has a look of its own. */
export function partOf({ path, deeds = [] }: ShotPage): "[role=dialog]" | "html" {
  const isOpened = path.includes("modals=") || deeds.some((deed) => "see" in deed && deed.see === "[role=dialog]");
  return isOpened ? "[role=dialog]" : "html";
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return extra > 0 ? [`the page can be scrolled sideways by ${extra} px`] : [];
}
