import { join } from "node:path";
import { parseArgs } from "node:util";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { quantile } from "../measure/load.ts";
import { benchPayloads, comparison, flexibleQuestion, typedPlaces, withPositions } from "../measure/payloads.ts";
import { closedLoad, type Load, requestBytes } from "./search/closed-load.ts";
import { runOracle } from "./search/run-oracle.ts";
import { type Loaded, type ServedCity, serveCity } from "./search/served-city.ts";

const { values } = parseArgs({
  options: {
    properties: { type: "string", default: "1000,24000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "1" },
    oracle: { type: "string", default: "5000" },
  },
});

const GUESTS = 8;
/** Two statements at a time, one per core. */
const SQL_GUESTS = 2;
const payloads = benchPayloads(200, todayInRiyadh(new Date()));
const searchRequest = (body: object, encodings?: string) =>
  requestBytes("POST", endpoints.searchProperties.url, body, encodings);
/** What browsers send. */
const encodingsOf = { search: undefined, zstd: "gzip, deflate, br, zstd", brotli: "gzip, deflate, br" } as const;
const repeated = (kind: keyof typeof encodingsOf) => payloads.map((body) => searchRequest(body, encodingsOf[kind]));
/** More than a guest can send in a second. */
const FIRST_PER_SECOND = 10_000;
let guestsBefore = 0;

/** Searches that nobody made before, for one round. */
function firstSearches(kind: keyof typeof encodingsOf): Buffer[] {
  const count = FIRST_PER_SECOND * Number(values.seconds);
  guestsBefore += count;
  return withPositions(payloads, count, guestsBefore).map((body) => searchRequest(body, encodingsOf[kind]));
}

const requests = {
  /** Searches that nobody made before: each round makes its own. */
  search: [] as Buffer[],
  zstd: [] as Buffer[],
  brotli: [] as Buffer[],
  /** The 200 searches again and again. */
  repeated: repeated("search"),
  repeatedZstd: repeated("zstd"),
  repeatedBrotli: repeated("brotli"),
  constant: [requestBytes("GET", "/constant")],
  /** The same searches of guests who may come up to three days earlier or later. */
  flexible: payloads.map((body) => requestBytes("POST", endpoints.findFlexibleDates.url, flexibleQuestion(body))),
  /** The same constant behind all hooks of a call. */
  hooked: [requestBytes("GET", "/api/bench/constant")],
  sql: [requestBytes("GET", "/api/bench/sql")],
  /** One key of a guest who types a place. */
  place: typedPlaces.map((text) => requestBytes("GET", `${endpoints.findPlaces.url}?text=${encodeURIComponent(text)}`)),
  /** Four homes of the first page, for the dates of the searches; known once a city has loaded. */
  compare: [] as Buffer[],
};
type Kind = keyof typeof requests;
/** In the order of a round. */
const kinds: readonly Kind[] = [
  ...(["constant", "hooked", "search", "flexible", "compare", "place", "zstd", "brotli"] as const),
  ...(["repeated", "repeatedZstd", "repeatedBrotli", "sql"] as const),
];
type Round = Load & { cpuUs: number };
type Rounds = Record<Kind, Round[]>;

const comparisons = ({ propertyIds }: Loaded) =>
  payloads.map((body, at) =>
    requestBytes("POST", endpoints.compareProperties.url, comparison(body, propertyIds.slice(at % 6).slice(0, 4))),
  );

function requestsOf(kind: Kind, loaded: Loaded): readonly Buffer[] {
  if (kind === "compare") return comparisons(loaded);
  return kind === "search" || kind === "zstd" || kind === "brotli" ? firstSearches(kind) : requests[kind];
}

async function round({ city, loaded }: { city: ServedCity; loaded: Loaded }, kind: Kind): Promise<Round> {
  const { port, cpu } = kind === "constant" ? city.constant : city;
  const wanted = requestsOf(kind, loaded);
  const before = await cpu();
  const guests = kind === "sql" ? SQL_GUESTS : GUESTS;
  const load = await closedLoad({ port, requests: wanted, seconds: Number(values.seconds), guests });
  return { ...load, cpuUs: ((await cpu()) - before) / load.requests };
}

const middle = (numbers: number[]) => quantile(numbers, 0.5);

function summary(properties: number, loaded: Loaded, rounds: Rounds) {
  const of = (kind: Kind, part: keyof Round) => middle(rounds[kind].map((each) => each[part]));
  const ratios = (kind: Kind, to: Kind) =>
    middle(rounds[kind].map(({ perSecond }, at) => perSecond / (rounds[to][at] as Round).perSecond));
  const cpuRatios = (kind: Kind) =>
    middle(rounds[kind].map(({ cpuUs }, at) => (rounds.constant[at] as Round).cpuUs / cpuUs));
  const ofSearch = (kind: Kind) =>
    middle(rounds[kind].map(({ cpuUs }, at) => cpuUs / (rounds.search[at] as Round).cpuUs));
  return {
    properties,
    searchesPerSecond: of("search", "perSecond"),
    p50Ms: of("search", "p50"),
    p99Ms: of("search", "p99"),
    cpuPerSearchUs: of("search", "cpuUs"),
    cpuWithZstdUs: of("zstd", "cpuUs"),
    cpuWithBrotliUs: of("brotli", "cpuUs"),
    cpuPerConstantUs: of("constant", "cpuUs"),
    cpuOfHooksUs: middle(rounds.hooked.map(({ cpuUs }, at) => cpuUs - (rounds.constant[at] as Round).cpuUs)),
    constantPerSecond: of("constant", "perSecond"),
    ofConstant: ratios("search", "constant"),
    ofConstantZstd: ratios("zstd", "constant"),
    ofConstantBrotli: ratios("brotli", "constant"),
    cpuOfConstant: cpuRatios("search"),
    cpuOfConstantZstd: cpuRatios("zstd"),
    cpuOfConstantBrotli: cpuRatios("brotli"),
    ofConstantRepeated: ratios("repeated", "constant"),
    ofConstantRepeatedZstd: ratios("repeatedZstd", "constant"),
    ofConstantRepeatedBrotli: ratios("repeatedBrotli", "constant"),
    cpuOfConstantRepeated: cpuRatios("repeated"),
    cpuOfConstantRepeatedZstd: cpuRatios("repeatedZstd"),
    cpuOfConstantRepeatedBrotli: cpuRatios("repeatedBrotli"),
    cpuPerFlexibleUs: of("flexible", "cpuUs"),
    flexibleOfSearch: ofSearch("flexible"),
    compareOfSearch: ofSearch("compare"),
    placeOfSearch: ofSearch("place"),
    sqlPerSecond: of("sql", "perSecond"),
    timesSql: ratios("search", "sql"),
    bytesPerHome: loaded.bytesMeasured / loaded.properties,
    bytesPerHomeCounted: loaded.bytesCounted / loaded.properties,
    loadMs: loaded.loadMs,
    blockedMs: loaded.blockedMs,
    answerBytes: loaded.answerBytes,
    failures: failuresOf(rounds),
  };
}

/** By kind: a statement of a large city may take longer than the database allows, a search may not fail. */
function failuresOf(rounds: Rounds): string {
  const counts = kinds.map((kind) => ({ kind, count: rounds[kind].reduce((sum, { failures }) => sum + failures, 0) }));
  const failed = counts.filter(({ count }) => count > 0);
  return failed.map(({ kind, count }) => `${kind} ${count}`).join(", ") || "0";
}

const { folder, remove } = throwawayFolder("mabeet-bench-search-");
const postgres = await startPostgres({ dir: join(folder, "postgres"), purpose: "throwaway" });
try {
  const cities: ServedCity[] = [];
  for (const properties of values.properties.split(",").map(Number)) cities.push(await serveCity(postgres, properties));
  const measured = [];
  for (const city of cities) {
    measured.push({
      city,
      loaded: await city.load(),
      rounds: Object.fromEntries(kinds.map((kind) => [kind, [] as Round[]])) as Rounds,
    });
  }
  for (let index = 0; index < Number(values.rounds); index++) {
    for (const each of measured) {
      for (const kind of kinds) each.rounds[kind].push(await round(each, kind));
    }
  }
  const cityRows = measured.map(({ city, loaded, rounds }) => summary(city.properties, loaded, rounds));
  for (const { city } of measured) await city.leave();
  const oracle = await runOracle(postgres, Number(values.oracle), Date.now() % 1_000_000);
  const cpuGrowth = (cityRows[1]?.cpuPerSearchUs ?? 0) / (cityRows[0]?.cpuPerSearchUs ?? 1);
  for (const row of cityRows) {
    const shown = (value: string | number) => (typeof value === "number" ? Number(value.toPrecision(4)) : value);
    console.table(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)])));
  }
  console.log(
    `CPU per search from ${cityRows[0]?.properties} to ${cityRows[1]?.properties} properties: × ${cpuGrowth.toFixed(2)}`,
  );
  console.log(`Oracle: ${oracle.searches} searches, ${oracle.found} properties found, ${oracle.different} different`);
  console.log(JSON.stringify({ cities: cityRows, cpuGrowth, oracle }));
  process.exitCode = oracle.different === 0 ? 0 : 1;
} finally {
  await postgres.stop("immediate");
  remove();
}
