import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { SearchEngine } from "./search-engine.ts";

const SECONDS = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 1, 5];

/** Metrics of every shard and of searches; the returned function records the duration of one search. */
export function watchSearch(registry: Registry, engine: SearchEngine, now: () => Date): (seconds: number) => void {
  const perShard = (name: string, help: string, read: (cached: Cached) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["city"],
      aggregator: "max",
      registers: [registry],
      collect() {
        this.reset();
        for (const cached of engine.shards.all()) this.set({ city: cached.shard.cityId }, read(cached));
      },
    });
  perShard("search_shard_homes", "Properties in a city's shard", ({ shard }) => shard.used);
  perShard("search_shard_bytes", "Memory of a city's shard when it was loaded", ({ bytes }) => bytes);
  perShard("search_shard_age_seconds", "Time since a shard was loaded", ({ loadedAt }) => since(loadedAt, now()));
  perShard("search_shard_pending", "Properties that a shard has yet to read again", ({ pending }) => pending.ids.size);
  new Gauge({
    name: "search_feed_silence_seconds",
    help: "Time since the database last answered the change feed",
    aggregator: "max",
    registers: [registry],
    collect() {
      this.set(engine.lastAnswerAt() === 0 ? 0 : (Date.now() - engine.lastAnswerAt()) / 1000);
    },
  });
  new Counter({
    name: "search_shard_asked_total",
    help: "Searches by whether their city was in memory",
    labelNames: ["found"],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ found: "yes" }, engine.tally.hits);
      this.inc({ found: "no" }, engine.tally.misses);
    },
  });
  new Counter({
    name: "search_repeated_total",
    help: "Searches that got a stored answer",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(engine.tally.repeated);
    },
  });
  const duration = new Histogram({
    name: "search_query_seconds",
    help: "Time to answer a search, without HTTP",
    buckets: SECONDS,
    registers: [registry],
  });
  return (seconds) => duration.observe(seconds);
}

type Cached = ReturnType<SearchEngine["shards"]["all"]>[number];

function since(ms: number, now: Date): number {
  return (now.getTime() - ms) / 1000;
}
