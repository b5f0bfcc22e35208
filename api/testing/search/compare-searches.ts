import type { Tx } from "#api/platform/database/database.ts";
import type { SearchEngine } from "#api/search/search-engine.ts";
import type { SearchIds } from "#api/search/search-ids.ts";
import { searchProperties } from "#api/search/search-properties.ts";
import { searchProperties as contract, type SearchAnswer, type SearchPayload } from "#contract/search/search.ts";
import { type Site, sites } from "#domain/site/sites.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { randomChange } from "./random-change.ts";
import { randomSearch } from "./random-search.ts";
import { expectedAnswer } from "./search-oracle.ts";
import type { SeededRandom } from "./seeded-random.ts";

export type Setup = { engine: SearchEngine; ids: SearchIds; secrets: readonly string[] };

type SearchOptions = { site: Site; isExact?: boolean };

/** One search answered by the engine and by the rules. Of cards, only what the stay decides is compared. */
export async function compareSearch(
  setup: Setup,
  catalogue: Catalogue,
  options: SearchOptions,
  payload: SearchPayload,
) {
  const { engine, ids, secrets } = setup;
  const context = { isExact: false, ...options, now: new Date() };
  const bytes = await searchProperties({ engine, ids }, context, payload);
  const { searchId: _, ...answer } = contract.schema.response[200].parse(JSON.parse(bytes.toString()));
  const expected = expectedAnswer({ catalogue, payload, secrets, ...context });
  return { answer: { ...answer, properties: answer.properties.map(decided) }, expected };
}

function decided(card: SearchAnswer["properties"][number]) {
  const { id, location, lastFreeCancellation, nights, priceDetail } = card;
  return { id, location, lastFreeCancellation, nights, priceDetail };
}

type Rounds = Setup & {
  db: Tx;
  random: SeededRandom;
  properties: number[];
  searches: number;
  each: (compared: Compared) => void;
};
type Compared = Awaited<ReturnType<typeof compareSearch>> & { payload: SearchPayload };

const SEARCHES_A_ROUND = 5;

/** Rounds of a few random searches, between which properties are booked, priced, moved and renamed. */
export async function compareSearches({ db, random, properties, searches, each, ...setup }: Rounds): Promise<void> {
  const today = todayInRiyadh(new Date());
  for (let done = 0; done < searches; ) {
    const catalogues = new Map<number, Catalogue>();
    for (let search = 0; search < SEARCHES_A_ROUND && done < searches; search++, done++) {
      const payload = randomSearch(random, today);
      const cityId = payload.searchCriteria[0]?.lookupId[0] ?? 0;
      const catalogue = catalogues.get(cityId) ?? (await readCatalogue(db, cityId));
      catalogues.set(cityId, catalogue);
      const options = { site: random.oneOf(sites), isExact: random.chance(0.2) };
      each({ payload, ...(await compareSearch(setup, catalogue, options, payload)) });
    }
    for (let changes = random.between(1, 8); changes > 0; changes--) await randomChange(db, random, properties, today);
    await setup.engine.catchUp();
  }
}
