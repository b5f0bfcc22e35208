import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { arranged } from "#tools/shots/arrange-booking.ts";
import { doDeeds } from "#tools/shots/do-deeds.ts";
import type { ShotPage } from "#tools/shots/shot-page.ts";
import { hydrate } from "../steps/hydrate.ts";

const HEIGHT = 900;

/** The axe violations of a page, and whether it scrolls horizontally. */
export async function pageViolations(page: Page, shot: ShotPage, address: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: "reduce", media: null });
  await page.goto(await arranged(page, address), { waitUntil: "domcontentloaded" });
  await hydrate(page);
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

/** Legacy mode checks a whole page without frames in half the time. */
function axeFor(page: Page, part: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const isWhole = part === "html" && page.frames().length === 1;
  return isWhole ? axe.setLegacyMode() : axe.include(part);
}

/** An open dialog is checked alone, because the page behind it is checked by itself. */
export function partOf({ path, deeds = [] }: ShotPage): "[role=dialog]" | "html" {
  const isOpened = path.includes("modals=") || deeds.some((deed) => "see" in deed && deed.see === "[role=dialog]");
  return isOpened ? "[role=dialog]" : "html";
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return extra > 0 ? [`the page can be scrolled sideways by ${extra} px`] : [];
}
