import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { SearchEngine } from "./search-engine.ts";

const SECONDS = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 1, 5];

/** Size and age of every shard, how often a search finds its city in memory, and how long the answer takes. */
export function watchSearch(registry: Registry, engine: SearchEngine, now: () => Date): (seconds: number) => void {
  const perShard = (name: string, help: string, read: (kept: Kept) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["city"],
      registers: [registry],
      collect() {
        this.reset();
        for (const kept of engine.library.all()) this.set({ city: kept.shard.cityId }, read(kept));
      },
    });
  perShard("search_shard_homes", "Homes in a city's shard", ({ shard }) => shard.used);
  perShard("search_shard_bytes", "Memory of a city's shard when it was read", ({ bytes }) => bytes);
  perShard("search_shard_age_seconds", "Time since a shard was read whole", ({ loadedAt }) => since(loadedAt, now()));
  perShard("search_shard_pending", "Homes a shard has yet to read again", ({ inbox }) => inbox.ids.size);
  new Gauge({
    name: "search_feed_silence_seconds",
    help: "Time since the database was last heard of",
    registers: [registry],
    collect() {
      this.set(engine.heardAt() === 0 ? 0 : (Date.now() - engine.heardAt()) / 1000);
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
  const duration = new Histogram({
    name: "search_query_seconds",
    help: "Time to answer a search, without HTTP",
    buckets: SECONDS,
    registers: [registry],
  });
  return (seconds) => duration.observe(seconds);
}

type Kept = ReturnType<SearchEngine["library"]["all"]>[number];

function since(ms: number, now: Date): number {
  return (now.getTime() - ms) / 1000;
}
