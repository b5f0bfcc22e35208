import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "@playwright/test";
import type { Looked } from "../lighthouse.ts";

/** A page that asks for nothing during this time has everything it loads by itself. */
const QUIET_MS = 2_500;
/** The screen of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What a page has fetched so far, and what the main thread has done for it. */
export type Weight = {
  /** Scripts in kB after gzip. */
  scriptKb: number;
  scripts: number;
  requests: number;
  /** The document in kB, as it is and after gzip. */
  htmlKb: number;
  htmlGzipKb: number;
  elements: number;
  layoutMs: number;
  scriptMs: number;
};

export type PageWeight = { before: Weight; afterScroll: Weight; files: ScriptFile[] };
export type ScriptFile = { path: string; kb: number };

/** Opens a page in a fresh browser as a phone does, without touching it; then scrolls by one screen. */
export async function measureWeight(browser: Browser, { url, cookie }: Looked): Promise<PageWeight> {
  const context = await browser.newContext({ ...PHONE, ...(cookie && { extraHTTPHeaders: { cookie } }) });
  try {
    const page = await context.newPage();
    const fetched = recordResponses(page);
    const client = await context.newCDPSession(page);
    await client.send("Performance.enable");
    const weigh = async (): Promise<Weight> => {
      const { metrics } = await client.send("Performance.getMetrics");
      const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      const scripts = await fetched.scripts();
      const html = await fetched.html();
      return {
        scriptKb: kilo(sum(scripts.map(({ bytes }) => bytes))),
        scripts: scripts.length,
        requests: fetched.count(),
        htmlKb: kilo(html.length),
        htmlGzipKb: kilo(gzipSync(html).length),
        elements: await page.locator("*").count(),
        layoutMs: (seconds("LayoutDuration") + seconds("RecalcStyleDuration")) * 1000,
        scriptMs: seconds("ScriptDuration") * 1000,
      };
    };
    await page.goto(url, { waitUntil: "load" });
    await fetched.quiet();
    const before = await weigh();
    await page.evaluate(() => scrollBy(0, innerHeight));
    await fetched.quiet();
    const files = (await fetched.scripts()).map(({ path, bytes }) => ({ path, kb: kilo(bytes) }));
    return { before, afterScroll: await weigh(), files };
  } finally {
    await context.close();
  }
}

function recordResponses(page: Page) {
  const responses: Response[] = [];
  let lastAt = performance.now();
  page.on("request", () => (lastAt = performance.now()));
  page.on("response", (response) => {
    lastAt = performance.now();
    responses.push(response);
  });
  const bodies = new Map<Response, Promise<Buffer>>();
  const bodyOf = (response: Response) => {
    const known = bodies.get(response) ?? response.body();
    bodies.set(response, known);
    return known;
  };
  const ofType = (type: string) => responses.filter((each) => each.headers()["content-type"]?.includes(type));
  return {
    count: () => responses.length,
    html: async () => {
      const [document] = ofType("text/html");
      return document ? bodyOf(document) : Buffer.alloc(0);
    },
    scripts: () =>
      Promise.all(
        ofType("javascript").map(async (response) => ({
          path: new URL(response.url()).pathname,
          bytes: gzipSync(await bodyOf(response), { level: 9 }).length,
        })),
      ),
    quiet: async () => {
      while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
    },
  };
}

const kilo = (bytes: number) => bytes / 1000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
