import { setTimeout as pause } from "node:timers/promises";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { endpoints } from "#contract/endpoints.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { ProductProcess } from "#server/testing/product-process.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { remoteApp } from "../environment/remote-app.ts";

const CITY = 5;
const PAUSE_MS = 20;

type Kind = "search" | "page" | "write";
/** A write during the stop is answered by its status and by whether it says when to try again. */
export type StoppedAnswer = { kind: Kind; status: number; retryAfter: boolean };

/** Stops the database for a while under load and returns what guests were answered meanwhile. */
export async function tryStoppedDatabase(
  environment: BenchEnvironment,
  product: ProductProcess,
  seconds: number,
): Promise<StoppedAnswer[]> {
  const app = remoteApp(product);
  const host = `mabeet-sa.localhost:${product.port}`;
  const [propertyId = 0] = await listedProperties(environment.db);
  const { stay } = environment;
  const searched = { searchCriteria: [{ lookupTypeId: lookupTypes.CITY, lookupId: [CITY] }], ...stay };
  const calls: Record<Kind, () => ReturnType<typeof app.inject>> = {
    search: () => aCartGuest(app, { host }).call("POST", endpoints.searchProperties.url, searched) as never,
    page: () => app.inject({ method: "GET", url: nextPage(), headers: { host } }),
    write: () => aCartGuest(app, { host }).create(cartOf(propertyId, stay)) as never,
  };
  const pages = [`/ar/chalets-home`, `/en/chalets/search?cityId=${CITY}`, `/ar/chalet/details/${propertyId}`];
  let turn = 0;
  const nextPage = () => pages[turn++ % pages.length] as string;
  for (const _ of pages) await calls.page();
  await calls.search();

  await environment.stopDatabase("immediate");
  const answers: StoppedAnswer[] = [];
  const until = performance.now() + seconds * 1000;
  const guest = async (kind: Kind) => {
    while (performance.now() < until || !answers.some((answer) => answer.kind === kind)) {
      const { statusCode: status, headers } = await calls[kind]();
      answers.push({ kind, status, retryAfter: headers["retry-after"] !== undefined });
      await pause(PAUSE_MS);
    }
  };
  await Promise.all((Object.keys(calls) as Kind[]).map(guest));
  await environment.restart("fast");
  app.close();
  return answers;
}

function cartOf(propertyId: number, stay: { checkIn: string; checkOut: string }) {
  return { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId: "none" };
}
