import { spawn } from "node:child_process";
import { settingTable } from "#api/platform/settings/setting-table.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { startProductProcess } from "#server/testing/product-process.ts";
import { quantile } from "#tools/measure/load.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { type RecordedCall, recordingApp } from "../environment/recording-app.ts";
import { NO_LIMITS } from "./usual-mix.ts";

const BUSY_LOOP = "for (;;) {}";
const CITY_DAYS = 200;

/** One visitor opens results pages that nobody opened before, never two at a time. */
async function openPages(environment: BenchEnvironment, count: number, busyLoops: number): Promise<RecordedCall[]> {
  const { DATA_DIR: _, ...env } = environment.env;
  const maxDelay = { MAX_DELAY_MS: settingTable.maxDelayMs.defaultValue ?? "" };
  const product = await startProductProcess({ ...env, ...NO_LIMITS, ...maxDelay, TIME_SCALE: "1" });
  const loops = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, ["-e", BUSY_LOOP], { stdio: "ignore" }),
  );
  const app = recordingApp(product);
  try {
    const visitor = aCartGuest(app, { host: `mabeet-sa.localhost:${product.port}` });
    const cities = (await visitor.call("GET", endpoints.listCities.url)).json() as { cityId: number }[];
    const from = app.calls.length;
    for (let n = 0; n < count; n++) await visitor.call("GET", resultsPage(n, cities));
    return app.calls.slice(from);
  } finally {
    app.close();
    for (const loop of loops) loop.kill("SIGKILL");
    await product.stop();
  }
}

function resultsPage(n: number, cities: readonly { cityId: number }[]): string {
  const city = cities[Math.floor(n / CITY_DAYS) % cities.length];
  const checkIn = addDays(todayInRiyadh(new Date()), 2 + (n % CITY_DAYS));
  return `/ar/chalets/search?cityId=${city?.cityId}&checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}`;
}

/** A visitor who opens one page after another is never refused, on a quiet and on a busy machine. */
export const oneVisitor: Part = {
  name: "one-visitor",
  options: { visits: 500, busyLoops: 2 },
  run: async (environment, { number, must }) => {
    const report: Record<string, unknown> = {};
    for (const [machine, loops] of [["quiet", 0] as const, ["busy", number("busyLoops")] as const]) {
      const pages = await openPages(environment, number("visits"), loops);
      const refused = pages.filter(({ status }) => status !== 200);
      must(refused.length === 0, `${refused.length} of ${pages.length} pages were refused, ${loops} busy loops beside`);
      const times = pages.map(({ ms }) => ms);
      const [p50, p99] = [0.5, 0.99].map((q) => Math.round(quantile(times, q)));
      report[machine] = { pages: pages.length, refused: refused.length, p50, p99 };
    }
    return report;
  },
};
