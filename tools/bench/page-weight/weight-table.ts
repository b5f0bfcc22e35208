import type { Browser } from "@playwright/test";
import type { Looked } from "../lighthouse.ts";
import { measureWeight } from "./measure-weight.ts";

/** kB of scripts after gzip on every page of a guest. */
const GOALS = { before: 110, afterScroll: 150 };

type NamedPage = { site: string; path: string };

/** Prints what each page really fetches before any touch and after the first scroll; returns how many goals are missed. */
export async function weightTable<Page extends NamedPage>(
  browser: Browser,
  pages: readonly Page[],
  asked: (page: Page) => Promise<Looked>,
): Promise<number> {
  let missed = 0;
  const rows = [];
  const files = new Map<string, number>();
  for (const page of pages) {
    const { before, afterScroll, files: fetched } = await measureWeight(browser, await asked(page));
    for (const { path, kb } of fetched) files.set(path, kb);
    missed += Number(before.scriptKb > GOALS.before) + Number(afterScroll.scriptKb > GOALS.afterScroll);
    rows.push({ page: `${page.site}${page.path}`, ...rounded(before), scrolledKb: rounded(afterScroll).scriptKb });
  }
  console.table(rows);
  const largest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 15);
  console.table(largest.map(([path, kb]) => ({ path, kb: Number(kb.toFixed(1)) })));
  return missed;
}

function rounded<Figures extends Record<string, number>>(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]),
  ) as Figures;
}
