import { setTimeout as pause } from "node:timers/promises";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { type ProductProcess, startProductProcess } from "#server/testing/product-process.ts";
import { GENEROUS } from "#tools/reliability/restart/restart-trials.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { type RemoteAnswer, remoteApp } from "../environment/remote-app.ts";

const CITY = 5;
const PAUSE_MS = 20;
const MAX_ATTEMPTS = 500;
/** Shorter than the wait for a database that is away: this wait must not count as overload. */
const MAX_DELAY_MS = "1000";

type Kind = "search" | "page" | "write";

export type StoppedTrial = {
  /** The different answers of each kind during the stop: the status, and whether it says when to try again. */
  answers: Record<Kind, string[]>;
  sent: number;
  /** The process went on and holds nights again. */
  isWell: boolean;
};

/** Stops the database for some seconds while guests search, read pages and write, and starts it again. */
export async function tryStoppedDatabase(environment: BenchEnvironment, seconds: number): Promise<StoppedTrial> {
  const { DATA_DIR: _, ...env } = environment.env;
  const product = await startProductProcess({ ...env, ...GENEROUS, TIME_SCALE: "1", TIMEOUT_SCALE: "1", MAX_DELAY_MS });
  const app = remoteApp(product);
  try {
    const properties = await listedProperties(environment.db);
    const calls = callsOf(product, app, { propertyId: properties[0] ?? 0, ...environment.stay });
    for (let page = 0; page < PAGES; page++) await calls.page();
    await calls.search();
    await environment.stopDatabase("immediate");
    const seen = { search: new Set<string>(), page: new Set<string>(), write: new Set<string>() };
    let sent = 0;
    const until = performance.now() + seconds * 1000;
    const guest = async (kind: Kind) => {
      while (performance.now() < until || seen[kind].size === 0) {
        const { statusCode, headers } = await calls[kind]();
        seen[kind].add(headers["retry-after"] === undefined ? `${statusCode}` : `${statusCode}, try again`);
        sent += 1;
        await pause(PAUSE_MS);
      }
    };
    await Promise.all((["search", "page", "write"] as const).map(guest));
    await environment.restart("fast");
    const isWell = (await canHold(app, environment, properties)) && product.child.exitCode === null;
    const answers = { search: [...seen.search], page: [...seen.page], write: [...seen.write] };
    return { answers, sent, isWell };
  } finally {
    app.close();
    await product.stop();
  }
}

const PAGES = 3;
type StayRequest = { propertyId: number; checkIn: string; checkOut: string };
type App = ReturnType<typeof remoteApp>;

function callsOf(
  { port }: ProductProcess,
  app: App,
  stayRequest: StayRequest,
): Record<Kind, () => Promise<RemoteAnswer>> {
  const { propertyId, checkIn, checkOut } = stayRequest;
  const headers = { host: `mabeet-sa.localhost:${port}`, "sec-fetch-site": "same-origin" };
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [CITY] }];
  const cart = { ...stayRequest, guestCount: { adults: 2, children: 0 }, quoteId: "none" };
  const pages = ["/ar/chalets-home", `/en/chalets/search?cityId=${CITY}`, `/ar/chalet/details/${propertyId}`];
  let sent = 0;
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, headers, payload });
  return {
    search: () => post(endpoints.searchProperties.url, { searchCriteria, checkIn, checkOut }),
    page: () => app.inject({ method: "GET", url: pages[sent++ % PAGES] as string, headers }),
    write: () => post(endpoints.createCart.url, cart),
  };
}

async function canHold(app: App, { stay }: BenchEnvironment, properties: readonly number[]): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const propertyId = properties[attempt % properties.length] ?? 0;
    const { statusCode } = await aCartGuest(app).book({ propertyId, ...stay });
    if (statusCode === 201) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

const EXPECTED = { search: ["200"], page: ["200"], write: ["503, try again"] };

/** While the database is away reading goes on, and writing is refused for now. */
export const stoppedDatabase: Part = {
  name: "stopped-database",
  options: { "stopped-seconds": 20 },
  run: async (environment, { number, must }) => {
    const trial = await tryStoppedDatabase(environment, number("stopped-seconds"));
    must(JSON.stringify(trial.answers) === JSON.stringify(EXPECTED), `answered ${JSON.stringify(trial.answers)}`);
    must(trial.isWell, "the process goes on and holds nights again");
    return trial;
  },
};
