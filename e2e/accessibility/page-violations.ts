import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { arrangeUrl } from "#tools/shots/arrange-booking.ts";
import { runPageActions } from "#tools/shots/run-page-actions.ts";
import type { ShotPage } from "#tools/shots/shot-page.ts";
import { hydrate } from "../steps/hydrate.ts";
import { ALL_ITEMS, hideUnchecked, MAX_ITEMS, showUnchecked } from "./hide-unchecked.ts";

const HEIGHT = 900;

type PageOptions = { address: string; width: number; maxItems?: number };

/** Opens a page in its state and returns its axe violations, and whether it scrolls horizontally. */
export async function pageViolations(page: Page, shot: ShotPage, options: PageOptions): Promise<string[]> {
  // The lists of the gallery show a different state in each item.
  const { address, width, maxItems = shot.id.startsWith("gallery") ? ALL_ITEMS : MAX_ITEMS } = options;
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: "reduce", media: null });
  await open(page, shot, await arrangeUrl(page, address));
  await hydrate(page);
  // After a navigation on the client a page may still wait for its texts.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (address.includes("modals=")) await page.locator(NEW_DIALOG).first().waitFor();
  await runPageActions(page, shot);
  return violationsOf(page, partOf(shot), maxItems);
}

/** The axe violations of an open page, and whether it scrolls horizontally. Of each list the first items are checked. */
export async function violationsOf(page: Page, part: string, maxItems = MAX_ITEMS): Promise<string[]> {
  await page.waitForFunction(isAtRest);
  await page.evaluate(hideUnchecked, { part, maxItems });
  const { violations } = await (await axeFor(page, part)).analyze();
  await page.evaluate(showUnchecked);
  const messages = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(" | ")}`,
  );
  return [...messages, ...(await sidewaysScroll(page))];
}

/** No dialog is fading in or out: its colours are mixed with those below it. Animations without an end do not count. */
function isAtRest(): boolean {
  const isMoving = ({ playState, timeline, effect }: Animation) =>
    playState === "running" && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
  return !document.querySelector("[data-entering], [data-exiting]") && !document.getAnimations().some(isMoving);
}

const NEW_DIALOG = "[role=dialog]:not([data-before])";
type Router = { navigate: (path: string, options: { flushSync: boolean }) => Promise<void> };

/** Navigates on the client where the router can, which takes half the time of loading a document. */
async function open(page: Page, shot: ShotPage, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  const isOneDocument = page.url().startsWith(`${origin}${pathname.slice(0, "/en/".length)}`);
  if (!isOneDocument || shot.part !== undefined || shot.status !== 200) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    return;
  }
  await page.evaluate((path) => {
    for (const dialog of document.querySelectorAll("[role=dialog]")) dialog.setAttribute("data-before", "");
    const { __reactRouterDataRouter: router } = globalThis as unknown as { __reactRouterDataRouter: Router };
    return router.navigate(path, { flushSync: true });
  }, pathname + search);
}

/**
 * Legacy mode checks a page without frames in half the time: the other mode collects results in a second page. A document
 * that axe has checked before still has it, compiled; loading it again takes longer than checking a small page.
 */
async function axeFor(page: Page, part: string): Promise<AxeBuilder> {
  const hasFrames = page.frames().length > 1;
  const hasAxe = !hasFrames && (await page.evaluate(() => "axe" in globalThis));
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: "void 0" }) });
  return axe
    .include(part)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(!hasFrames);
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
