import type { Browser, Page } from "@playwright/test";
import { type Interaction, measureInp } from "./measure-inp.ts";

/** The longest time in ms until the effect of a press is seen. */
const GOAL_MS = 200;
const ROUNDS = 3;

const HOME = "/ar/mweb/chalets/home";
const RESULTS = "/ar/chalets/search?cityId=5";
const PROPERTY = "/ar/chalet/details/{property}";

/** A first touch beside all controls and pictures, after which the page hydrates. */
const touched = async (page: Page) => {
  await page.touchscreen.tap(5, 600);
  await page.waitForFunction(() => !document.querySelector("main [data-island=pending]"));
  await page.waitForTimeout(1_000);
};
const dates = (page: Page) => page.getByRole("search").getByRole("button", { name: /الوصول/ });

/** Each press is measured as the first one of a page, and on a page that a guest has touched. */
const presses: Interaction[] = [
  { name: "search box: city", path: HOME, target: (page) => page.getByRole("search").getByRole("button").first() },
  { name: "search box: dates", path: HOME, target: dates },
  {
    name: "calendar: day",
    path: HOME,
    before: async (page) => {
      await dates(page).tap();
      await page.getByRole("dialog").getByRole("grid").first().waitFor();
    },
    target: (page) => page.getByRole("dialog").getByRole("grid").nth(1).getByRole("gridcell").nth(9),
  },
  { name: "filters", path: RESULTS, target: (page) => page.getByRole("button", { name: "تصفية" }).first() },
  {
    name: "gallery",
    path: PROPERTY,
    target: (page) => page.getByRole("link", { name: /عرض الصورة/ }).first(),
  },
];

/** Prints how long presses take on a slow phone; returns how many miss the goal. */
export async function inpTable(browser: Browser, addressOf: (path: string) => string): Promise<number> {
  const rows = [];
  for (const press of presses) {
    const url = addressOf(press.path);
    const first = await median(() => measureInp(browser, url, press));
    const before = async (page: Page) => {
      await touched(page);
      await press.before?.(page);
    };
    const later = await median(() => measureInp(browser, url, { ...press, before }));
    rows.push({ press: press.name, firstMs: first, laterMs: later });
    console.log(`${press.name}: ${first} ms, ${later} ms after a touch`);
  }
  console.table(rows);
  return rows.filter(({ firstMs, laterMs }) => Math.max(firstMs, laterMs) > GOAL_MS).length;
}

async function median(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await measure());
  return all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number;
}
