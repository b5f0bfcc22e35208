import { singleFlight } from "#api/platform/concurrency/single-flight.ts";
import type { Language } from "#domain/language/language.ts";
import { lookupFilter, lookupFilterNames } from "#domain/search/filters.ts";
import { type ExampleSentence, exampleSentences, MAX_EXAMPLES } from "#domain/sentence/example/example-sentences.ts";
import { exampleStay } from "#domain/sentence/example/example-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { countProperties } from "../query/count-properties.ts";
import { matchingWithoutStay } from "../query/narrow.ts";
import { readQuery } from "../query/read-query.ts";
import type { SearchEngine } from "../search-engine.ts";

/** How long examples may be old before the next question has them chosen again. */
const FRESH_MS = 10 * 60_000;

type Chosen = { examples: ExampleSentence[]; day: string; chosenAt: number };
type Options = { engine: SearchEngine; now: () => Date; onFailure: (failure: unknown) => void };

/**
 * The examples of sentences that find a property on a site today. Those of a day are stored and chosen again in the
 * background, so that only the first question of a day waits.
 */
export function openSentenceExamples({ engine, now, onFailure }: Options) {
  const chosen = new Map<string, Chosen>();
  const once = singleFlight<Chosen>();
  const refresh = (site: Site) =>
    once(site.siteId, async () => {
      const fresh = { examples: await choose(engine, site, now(), onFailure), ...momentOf(now()) };
      chosen.set(site.siteId, fresh);
      return fresh;
    });
  return async (site: Site, language: Language): Promise<string[]> => {
    const stored = chosen.get(site.siteId);
    const { day, chosenAt } = momentOf(now());
    const current = stored?.day === day ? stored : await refresh(site);
    if (chosenAt - current.chosenAt > FRESH_MS) refresh(site).catch(onFailure);
    return current.examples.map(({ texts }) => texts[language]);
  };
}

function momentOf(now: Date) {
  return { day: todayInRiyadh(now), chosenAt: now.getTime() };
}

/** A city that is not in the catalogue has no example. */
async function choose(engine: SearchEngine, site: Site, now: Date, onFailure: (failure: unknown) => void) {
  const found: ExampleSentence[] = [];
  for (const example of exampleSentences(site.countryCode)) {
    if (found.length === MAX_EXAMPLES) break;
    try {
      if (await findsSomething(engine, example, site, now)) found.push(example);
    } catch (failure) {
      onFailure(failure);
    }
  }
  return found;
}

async function findsSomething(engine: SearchEngine, example: ExampleSentence, site: Site, now: Date) {
  const { cityId, when, guestCount, filters } = example;
  const stay = exampleStay(when, todayInRiyadh(now), site.weekendNights);
  const filterCriteria = lookupFilterNames.flatMap((name) => {
    const ids = filters[name];
    return ids ? [{ lookupTypeId: lookupFilter(name).lookupTypeId, lookupId: ids }] : [];
  });
  const query = readQuery({ cityId, ...stay, lookups: [] }, { ...anyPage, guestCount, filterCriteria }, site, now);
  const shard = await engine.shardOf(cityId, query.checkIn + query.nights - 1);
  return countProperties(shard, query, matchingWithoutStay(shard, query)) > 0;
}

/** The page of the query, which a count does not use. */
const anyPage = { sortBy: "rank", rankType: "static", pageNo: 1, pageSize: 1 } as const;
