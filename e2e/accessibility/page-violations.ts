import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { arrangeUrl } from "#tools/shots/arrange-booking.ts";
import { runPageActions } from "#tools/shots/run-page-actions.ts";
import type { ShotPage } from "#tools/shots/shot-page.ts";
import { hydrate } from "../steps/hydrate.ts";

const HEIGHT = 900;

/** Opens a page in its state and returns its axe violations, and whether it scrolls horizontally. */
export async function pageViolations(page: Page, shot: ShotPage, address: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: "reduce", media: null });
  await open(page, shot, await arrangeUrl(page, address));
  await hydrate(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (address.includes("modals=")) await page.locator(NEW_DIALOG).first().waitFor();
  await runPageActions(page, shot);
  return violationsOf(page, partOf(shot));
}

/** The axe violations of an open page, and whether it scrolls horizontally. */
export async function violationsOf(page: Page, part: string): Promise<string[]> {
  const { violations } = await axeFor(page, part).analyze();
  const messages = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(" | ")}`,
  );
  return [...messages, ...(await sidewaysScroll(page))];
}

const NEW_DIALOG = "[role=dialog]:not([data-before])";
type Router = { navigate: (path: string, options: { flushSync: boolean }) => Promise<void> };

/** Navigates on the client where the router can, which takes half the time of loading a document. */
async function open(page: Page, shot: ShotPage, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  const isOneDocument = page.url().startsWith(`${origin}${pathname.slice(0, "/en/".length)}`);
  if (!isOneDocument || shot.part === "booking" || shot.status !== 200) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    return;
  }
  await page.evaluate((path) => {
    for (const dialog of document.querySelectorAll("[role=dialog]")) dialog.setAttribute("data-before", "");
    const { __reactRouterDataRouter: router } = globalThis as unknown as { __reactRouterDataRouter: Router };
    return router.navigate(path, { flushSync: true });
  }, pathname + search);
}

/** Legacy mode checks a page without frames in half the time: the other mode collects results in a second page. */
function axeFor(page: Page, part: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ["violations"] });
  return axe.setLegacyMode(page.frames().length === 1);
}

/** An open dialog is checked alone, because the page behind it is checked by itself. */
export function partOf({ path, actions = [] }: ShotPage): "[role=dialog]" | "html" {
  const isOpened =
    path.includes("modals=") || actions.some((action) => "waitFor" in action && action.waitFor === "[role=dialog]");
  return isOpened ? "[role=dialog]" : "html";
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return extra > 0 ? [`the page can be scrolled sideways by ${extra} px`] : [];
}
