import type { ElementHandle, Page } from "@playwright/test";
import { CONTROL_SELECTOR, type Control, listControls } from "./list-controls.ts";
import { comparedKeys, differencesOf, type Outcome, outcomeOf } from "./outcome.ts";
import { untilRest } from "./until-rest.ts";

export const means = ["finger", "mouse", "keyboard"] as const;
export type Means = (typeof means)[number];

/** `cookies` are the names of those that the guest brings along. */
export type Visit = { address: string; cookies: readonly string[] };
type Press = Visit & { control: Control; means: Means };

const MAX_DOCUMENTS = 5;

/** The differences of a press that is the first thing on its page from the same press after hydration. */
export async function compareFirstPress(page: Page, press: Press): Promise<string[]> {
  // On a busy machine a module may come late, so a difference is read once more, for longer.
  const found = await compareOnce(page, press, 4);
  return found.length === 0 ? found : compareOnce(page, press, 20);
}

async function compareOnce(page: Page, press: Press, sameOutcomes: number): Promise<string[]> {
  const first = await pressOnce(page, { ...press, sameOutcomes, isFirst: true });
  const later = await pressOnce(page, { ...press, sameOutcomes, isFirst: false });
  if (typeof first === "string" || typeof later === "string")
    return [`first ${JSON.stringify(first)}, later ${JSON.stringify(later)}`];
  const { pathname } = new URL(press.address);
  return differencesOf(first, later, comparedKeys(first, pathname, press.control.isFollowed));
}

async function pressOnce(page: Page, press: Press & { sameOutcomes: number; isFirst: boolean }) {
  const { control, means, sameOutcomes, isFirst } = press;
  await openFresh(page, press);
  const element = await find(page, control);
  if (!element) return "not found";
  if (!isFirst) await settle(page, sameOutcomes);
  const target = (await element.evaluate(({ isConnected }) => isConnected)) ? element : await find(page, control);
  if (!target) return "gone after hydration";
  await act(page, target, means);
  return settle(page, sameOutcomes);
}

/**
 * A guest who has never been here, but has answered the question about privacy. What an earlier press chose is forgotten:
 * a cookie that hides the map would make the next press show it.
 */
async function openFresh(page: Page, { address, cookies }: Visit): Promise<void> {
  const { origin } = new URL(address);
  await page.goto("about:blank");
  for (const { name } of await page.context().cookies())
    if (!cookies.includes(name)) await page.context().clearCookies({ name });
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  await session.detach();
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => sessionStorage.clear());
}

async function find(page: Page, control: Control): Promise<ElementHandle<HTMLElement> | null> {
  const listed = await page.evaluate(listControls, CONTROL_SELECTOR);
  const alike = listed.filter(({ group }) => group === control.group);
  // A name may contain a price, which changes.
  const closest =
    alike.find(({ index, name }) => index === control.index && name === control.name) ??
    alike.find(({ name }) => name === control.name) ??
    alike.find(({ index }) => index === control.index) ??
    // A link may be part of a fuller card after hydration.
    listed.find(({ href }) => href !== "" && href === control.href);
  if (!closest) return null;
  return (await page.locator(CONTROL_SELECTOR).nth(closest.index).elementHandle()) as ElementHandle<HTMLElement> | null;
}

async function act(page: Page, element: ElementHandle<HTMLElement>, how: Means): Promise<void> {
  const kind = await element.evaluate((each) => `${each.tagName} ${each.getAttribute("type")}`);
  if (kind.startsWith("SELECT")) return void (await element.selectOption({ index: 1 }));
  if (how === "keyboard") {
    await element.focus();
    await page.keyboard.press(/radio|checkbox/.test(kind) ? "Space" : "Enter");
    return;
  }
  const { x, y } = await element.evaluate((each) => {
    const box = each.closest("label") ?? each;
    box.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = box.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  if (how === "finger") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Lets the scripts come, and waits until the page is hydrated and at rest, also when the press leads to another document. */
async function settle(page: Page, sameOutcomes: number): Promise<Outcome | string> {
  for (let documents = 0; documents < MAX_DOCUMENTS; documents++)
    try {
      return await page.evaluate<Outcome | string>(`(${untilRest})(${outcomeOf}, ${sameOutcomes})`);
    } catch (error) {
      const isLeft = error instanceof Error && /context was destroyed|navigat/i.test(error.message);
      if (!isLeft) throw error;
      await page.waitForLoadState("domcontentloaded");
    }
  return `never at rest at ${page.url()}: one document after another`;
}
