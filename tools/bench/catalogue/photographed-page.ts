import { join } from "node:path";
import { type Browser, chromium as browserType } from "@playwright/test";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { type ProductProcess, startProductProcess } from "#server/testing/product-process.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tools/chromium.ts";
import { quantile } from "#tools/measure/load.ts";
import { lighthouse } from "../lighthouse.ts";
import { PHONE } from "../page-weight/measure-weight.ts";
import { runAsAdmin } from "./bench-database.ts";
import { type Figure, figure } from "./figure.ts";
import { photographHome } from "./photograph-home.ts";

const QUIET_MS = 3_000;
const CITY = 5;

type Measured = { lcpMs: number; bytes: number; pictureBytes: number };

/** The page of one home, first with drawn pictures and then with photographs of them: LCP of Lighthouse, and transferred bytes. */
export async function measurePhotographedPage(runs: number): Promise<Figure[]> {
  const executablePath = await findChromium();
  const product = await startProductProcess({ SAMPLE_PICTURES: "no", LIMIT_PAGES: "100000" });
  const browser = await browserType.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const { url: databaseUrl } = await startPostgres({ dir: join(product.dataDir, "postgres") });
    const propertyId = await homeWithoutTour(databaseUrl);
    const url = `http://mabeet-sa.localhost:${product.port}/ar/chalet/details/${propertyId}`;
    const measureNow = () => measure({ browser, executablePath, url, runs });
    const drawn = await measureNow();
    await photographHome({ databaseUrl, dataDir: product.dataDir }, propertyId);
    await untilPhotographed(product, propertyId);
    const photographed = await measureNow();
    console.table({ drawn, photographed });
    return [
      figure("LCP of a photographed home's page", { max: 1.1 }, photographed.lcpMs / drawn.lcpMs),
      figure("transferred bytes of a photographed home's page", { max: 1.1 }, photographed.bytes / drawn.bytes),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function homeWithoutTour(url: string): Promise<number> {
  const query = `SELECT id FROM property
    WHERE status = 'listed' AND city_id = ${CITY} AND NOT is_3d_view AND host_id IS NOT NULL ORDER BY id LIMIT 1`;
  return Number((await runAsAdmin(url, query))[0]?.id);
}

async function untilPhotographed({ port }: ProductProcess, propertyId: number): Promise<void> {
  const address = `http://127.0.0.1:${port}/api/accommodation/property/details?propertyId=${propertyId}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const text = await (await fetch(address, { headers: { host: "mabeet-sa.localhost" } })).text();
    if (text.includes("/photo-")) return;
  }
  throw new Error(`The home ${propertyId} shows no photographs.`);
}

type Visit = { browser: Browser; executablePath: string; url: string; runs: number };

async function measure({ browser, executablePath, url, runs }: Visit): Promise<Measured> {
  // The first visit makes the sizes of the pictures.
  await transferred(browser, url);
  const { bytes, pictureBytes } = await transferred(browser, url);
  const lcps: number[] = [];
  for (let run = 0; run < runs; run++) lcps.push((await lighthouse({ url, cookie: null }, executablePath)).lcpMs);
  return { lcpMs: quantile(lcps, 0.5), bytes, pictureBytes };
}

/** What a phone loads without touching the page. */
async function transferred(browser: Browser, url: string): Promise<{ bytes: number; pictureBytes: number }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    const pictures = new Set<string>();
    const sum = { bytes: 0, pictureBytes: 0 };
    let lastAt = performance.now();
    client.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Image") pictures.add(requestId);
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      lastAt = performance.now();
      sum.bytes += encodedDataLength;
      if (pictures.has(requestId)) sum.pictureBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: "load" });
    while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
    return sum;
  } finally {
    await context.close();
  }
}
