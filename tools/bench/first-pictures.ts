import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PictureAhead } from "#api/picture/picture-store.ts";
import { ART_VERSION, pictureUrl } from "#domain/picture/picture-url.ts";
import { firstResultsPictures, frontPagePictures } from "#server/pictures/pictures-shown-first.ts";
import { ROOT } from "#server/root.ts";
import { startProductProcess } from "#server/testing/product-process.ts";
import { remoteApp } from "#tools/reliability/environment/remote-app.ts";
import { quantile } from "../measure/load.ts";

// How many of the pictures that guests see first answer at once, two minutes after the first start on a new machine:
// `npm run bench:first-pictures`, or `-- 30` for half a minute.
const seconds = Number(process.argv[2] ?? 120);
const GOAL_MS = 50;
const WIDTHS = [320, 640, 960];

const began = performance.now();
await rm(join(ROOT, "build"), { recursive: true, force: true });
const product = await startProductProcess({ APP_ENV: "demo", LOG_LEVEL: "silent" }, { database: "empty" });
const startSeconds = (performance.now() - began) / 1000;
const app = remoteApp(product);
try {
  await pause(seconds * 1000);
  const now = new Date();
  const groups = { "front pages": await frontPagePictures(app, now), results: await firstResultsPictures(app, now) };
  const rows: Record<string, object> = {};
  for (const [group, pictures] of Object.entries(groups)) rows[group] = await shareOf(pictures);
  console.log(`A bare start took ${startSeconds.toFixed(0)} s. ${seconds} s later:`);
  console.table(rows);
} finally {
  app.close();
  await product.stop();
}

/** HEAD draws nothing, so that one request does not change the result of the next. */
async function shareOf(pictures: readonly PictureAhead[]): Promise<object> {
  const times: number[] = [];
  let drawn = 0;
  for (const { propertyId, key } of pictures)
    for (const width of WIDTHS) {
      const url =
        propertyId === null ? `/img/${ART_VERSION}/campaign/${key}-${width}.avif` : pictureUrl(propertyId, key, width);
      const sent = performance.now();
      const answer = await app.inject({ method: "HEAD", url, headers: { host: "mabeet-sa.localhost" } });
      times.push(performance.now() - sent);
      if (answer.headers["content-length"] !== undefined) drawn += 1;
    }
  const fast = times.filter((ms) => ms <= GOAL_MS).length;
  return {
    files: times.length,
    drawn: `${((drawn / times.length) * 100).toFixed(1)} %`,
    "answered within 50 ms": `${((fast / times.length) * 100).toFixed(1)} %`,
    "p99 ms": Math.round(quantile(times, 0.99)),
  };
}
