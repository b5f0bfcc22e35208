import { join } from "node:path";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { updateDatabase } from "#api/reference/update-database.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";

type Question = { url: string; body?: object };
type Kind = { name: string; goalMs: number | null; ask: (propertyId: number) => Question };

const ROUNDS = Number(process.argv[2] ?? 400);
const WARM_UP = 100;
const today = todayInRiyadh(new Date());

function stayFor(propertyId: number) {
  const checkIn = addDays(today, 3 + (propertyId % 60));
  return { checkIn, checkOut: addDays(checkIn, 1 + (propertyId % 7)) };
}

/**
 * The baseline is an answer that reads nothing. Taken nights are measured too, because a refusal costs the same
 * queries.
 */
const kinds: Kind[] = [
  { name: "nothing", goalMs: null, ask: () => ({ url: "/health/live" }) },
  { name: "details", goalMs: 5, ask: (id) => ({ url: `${endpoints.getPropertyDetails.url}?propertyId=${id}` }) },
  {
    name: "availability",
    goalMs: 5,
    ask: (id) => ({ url: endpoints.getAvailability.url.replace(":propertyId", String(id)) }),
  },
  {
    name: "quote",
    goalMs: 5,
    ask: (propertyId) => ({ url: endpoints.quoteStay.url, body: { propertyId, ...stayFor(propertyId) } }),
  },
  {
    name: "reviews",
    goalMs: null,
    ask: (productId) => ({ url: endpoints.retrieveReviews.url, body: { provider: "mabeet", productId } }),
  },
  {
    name: "carousel",
    goalMs: null,
    ask: (id) => ({
      url: endpoints.listCarousels.url,
      body: { page: "SEARCH", cityId: 1 + (id % 14), ...stayFor(id) },
    }),
  },
  { name: "cities", goalMs: null, ask: () => ({ url: endpoints.listCities.url }) },
  { name: "campaigns", goalMs: null, ask: () => ({ url: endpoints.listCampaigns.url }) },
  { name: "labels", goalMs: null, ask: () => ({ url: `${endpoints.searchLookups.url}?name=al` }) },
];

const { folder, remove } = throwawayFolder("mabeet-bench-");
const postgres = await startPostgres({ dir: join(folder, "postgres"), purpose: "throwaway" });
try {
  await updateDatabase(postgres.migrationUrl);
  await seedIfEmpty(postgres.migrationUrl);
  const limits = { LIMIT_READ: "1000000", LIMIT_SEARCH: "1000000" };
  const settings = readSettings({ APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: postgres.url, ...limits });
  const db = openDatabase(settings);
  const { rows } = await db.$client.query<{ id: number }>(
    "SELECT id FROM property WHERE status = 'listed' ORDER BY id",
  );
  const app = await buildApp(settings, { db });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  await measure(
    address,
    rows.map(({ id }) => id),
  );
  await app.close();
  await db.$client.end();
} finally {
  await postgres.stop("immediate");
  remove();
}

/** All kinds of calls alternate, so that a busy moment of the machine affects all of them. */
async function measure(address: string, properties: number[]): Promise<void> {
  const times = new Map(kinds.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const property = properties[((round + WARM_UP) * 7919) % properties.length] as number;
    for (const { name, ask } of kinds) {
      const began = performance.now();
      await answered(address, ask(property));
      if (round >= 0) times.get(name)?.push(performance.now() - began);
    }
  }
  const table = kinds.map(({ name, goalMs }) => {
    const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => Number(sorted[Math.floor(sorted.length * share)]?.toFixed(2));
    return {
      call: name,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      goalMs,
      met: goalMs === null || at(0.5) <= goalMs,
    };
  });
  console.table(table);
  console.log(JSON.stringify({ properties: properties.length, rounds: ROUNDS, calls: table }));
  process.exitCode = table.every(({ met }) => met) ? 0 : 1;
}

async function answered(address: string, { url, body }: Question): Promise<void> {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address + url, body ? post : {});
  if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}
