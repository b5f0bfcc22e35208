import type { Browser } from "@playwright/test";
import type { Looked } from "../lighthouse.ts";
import { type FirstTouch, measureFirstTouch } from "./measure-first-touch.ts";
import { measureWeight, PHONE } from "./measure-weight.ts";

/** kB of scripts after gzip on every page of a guest. */
const GOALS = { before: 110, afterScroll: 150 };
/** How often the first touch is measured. */
const TOUCHES = 3;

type NamedPage = { site: string; path: string };

/** Prints what each page really fetches before any touch and after the first scroll; returns how many goals are missed. */
export async function weightTable<Page extends NamedPage>(
  browser: Browser,
  pages: readonly Page[],
  addressOf: (page: Page) => Promise<Looked>,
): Promise<number> {
  let missed = 0;
  const rows = [];
  const files = new Map<string, number>();
  for (const page of pages) {
    const looked = await addressOf(page);
    const { before, afterScroll, files: fetched } = await measureWeight(browser, looked);
    const touch = await medianTouch(browser, looked);
    for (const { path, kb } of fetched) files.set(path, kb);
    missed += Number(before.scriptKb > GOALS.before) + Number(afterScroll.scriptKb > GOALS.afterScroll);
    rows.push({
      page: `${page.site}${page.path}`,
      ...rounded(before),
      scrolledKb: rounded(afterScroll).scriptKb,
      ...rounded(touch),
    });
  }
  console.table(rows);
  const largest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 15);
  console.table(largest.map(([path, kb]) => ({ path, kb: Number(kb.toFixed(1)) })));
  return missed;
}

/** The touch with the median of the longest task. */
async function medianTouch(browser: Browser, looked: Looked): Promise<FirstTouch> {
  const all: FirstTouch[] = [];
  for (let run = 0; run < TOUCHES; run++) all.push(await measureFirstTouch(browser, looked, PHONE));
  return all.toSorted((a, b) => a.longestTaskMs - b.longestTaskMs)[Math.floor(TOUCHES / 2)] as FirstTouch;
}

function rounded<Figures extends Record<string, number>>(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]),
  ) as Figures;
}
