import { parseArgs } from "node:util";
import { chromium as browserType, request } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "#tools/chromium.ts";
import { makeBooking, NEEDED } from "#tools/shots/make-booking.ts";
import { openProduct, subjectOf } from "#tools/shots/product.ts";
import { siteApi } from "#tools/shots/site-api.ts";
import { type Looked, lighthouse, type Scores } from "./lighthouse.ts";
import { inpTable } from "./page-inp/inp-table.ts";
import { longestTasks } from "./page-inp/longest-tasks.ts";
import { measurePageSpeed } from "./page-speed/measure-page-speed.ts";
import { weightTable } from "./page-weight/weight-table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** `lighthouse`, `weight`, `inp`, `tasks` or `speed`; all without it. */
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "3" },
  },
});
const runs = Number(positionals[0] ?? 3);

const goals = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const ofHeavier = { ...goals, performance: 90 };
/** Search engines must not index a booking, which costs these pages the points for SEO. */
const ofBooking = { ...goals, seo: 0 };
const OF_REACT = 0.5;
/** A rendered page may cost three times React's work for the same markup as static elements. */
const OF_STATIC = 1 / 3;

const pages = [
  { site: "mabeet-sa", path: "/ar/chalets-home", wanted: goals },
  { site: "mabeet-sa", path: "/en/chalets-home", wanted: goals },
  { site: "tajawal-ae", path: "/ar/mweb/chalets/home", wanted: goals },
  { site: "tajawal-ae", path: "/en/mweb/chalets/home", wanted: goals },
  { site: "mabeet-sa", path: "/ar/chalets/search?cityId=5", wanted: ofHeavier },
  { site: "tajawal-ae", path: "/en/chalets/search?cityId=5", wanted: ofHeavier },
  { site: "mabeet-sa", path: "/ar/chalet/details/{property}", wanted: ofHeavier },
  { site: "tajawal-ae", path: "/en/chalet/details/{property}", wanted: ofHeavier },
  { site: "mabeet-sa", path: "/ar/chalet/guest?cartId={cart}", wanted: ofBooking },
  { site: "tajawal-ae", path: "/en/mweb/chalet/guest?cartId={cart}", wanted: ofBooking },
  { site: "mabeet-sa", path: "/ar/mweb/chalet/payment?cartId={guest}", wanted: ofBooking },
  { site: "tajawal-ae", path: "/en/chalet/payment?cartId={guest}", wanted: ofBooking },
];

/** Lighthouse is noisy: the run with the median performance counts. */
async function middleRun(looked: Looked, chromium: string): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run++) all.push(await lighthouse(looked, chromium));
  return all.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)] as Scores;
}

/** The address with the booking it needs, and the cookie of its guest. */
async function withBooking(url: string): Promise<Looked> {
  const needed = NEEDED.exec(url)?.[1];
  if (!needed) return { url, cookie: null };
  const asker = await request.newContext();
  try {
    const made = await makeBooking(siteApi(asker, url), needed);
    const { cookies } = await asker.storageState();
    return { url: url.replace(NEEDED, made), cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  } finally {
    await asker.dispose();
  }
}

/** Runs some work with the product and the addresses of its pages. */
async function withProduct<T>(
  work: (addressOf: (page: (typeof pages)[number]) => Promise<Looked>) => Promise<T>,
): Promise<T> {
  const product = await openProduct(process.env);
  try {
    const { propertyId } = await subjectOf(product.port);
    return await work(({ site, path }) =>
      withBooking(`http://${site}.localhost:${product.port}${path.replace("{property}", String(propertyId))}`),
    );
  } finally {
    await product.stop();
  }
}

/** Returns how many pages miss a goal of Lighthouse. */
async function rate(): Promise<number> {
  const chromium = await findChromium();
  return withProduct(async (addressOf) => {
    const rows = [];
    for (const page of pages) {
      const { weak, ...scores } = await middleRun(await addressOf(page), chromium);
      const missed = Object.entries(page.wanted).filter(([name, goal]) => scores[name as keyof typeof goals] < goal);
      rows.push({ page: `${page.site}${page.path}`, ...scores, missed: missed.map(([name]) => name).join(" ") });
      if (weak.length > 0) console.log(`${page.site}${page.path}: ${weak.join("; ")}`);
    }
    console.table(rows);
    return rows.filter(({ missed }) => missed !== "").length;
  });
}

/** Returns how many pages fetch more than they should. */
async function weigh(): Promise<number> {
  const executablePath = await findChromium();
  const browser = await browserType.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return await withProduct((addressOf) => weightTable(browser, pages, addressOf));
  } finally {
    await browser.close();
  }
}

/** Returns how many presses, or tasks after one, take too long. */
async function press(table: typeof inpTable): Promise<number> {
  const executablePath = await findChromium();
  const browser = await browserType.launch({ executablePath, args: CHROMIUM_FLAGS });
  const product = await openProduct(process.env);
  try {
    const { propertyId } = await subjectOf(product.port);
    const host = `http://mabeet-sa.localhost:${product.port}`;
    return await table(browser, (path) => host + path.replace("{property}", String(propertyId)));
  } finally {
    await product.stop();
    await browser.close();
  }
}

/** Returns whether the results page reaches at least half of React's throughput. */
async function race(): Promise<number> {
  const speed = await measurePageSpeed({ rounds: Number(values.rounds), seconds: Number(values.seconds) });
  console.table(Object.fromEntries(Object.entries(speed).map(([name, value]) => [name, Number(value.toPrecision(4))])));
  console.log(`Results page: ${speed.ofConstant.toFixed(3)} of the same bytes as a constant,`);
  console.log(`${speed.ofReact.toFixed(3)} of React's own render of the same tree (goal ${OF_REACT}),`);
  console.log(`${speed.ofStatic.toFixed(3)} of React's render of static elements (goal ${OF_STATIC.toFixed(3)}).`);
  return speed.ofReact >= OF_REACT && speed.ofStatic >= OF_STATIC && speed.failures === 0 ? 0 : 1;
}

const parts = {
  lighthouse: rate,
  weight: weigh,
  inp: () => press(inpTable),
  tasks: () => press(longestTasks),
  speed: race,
};
const chosen = Object.entries(parts).filter(([name]) => values.only === "" || values.only.split(",").includes(name));
let missed = 0;
for (const [, part] of chosen) missed += await part();
console.log(missed === 0 ? "All goals are met." : `${missed} goals are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
