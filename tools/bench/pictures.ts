import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DEFAULT_CITY_ID } from "#domain/lookup/cities.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { pictureFormats, pictureWidths } from "#domain/picture/picture-sizes.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { openLoad, quantile } from "../measure/load.ts";
import type { PictureServerMessage } from "./picture-server.ts";

// Does a flood of new pictures slow search? Quiet and flooded periods alternate: `npm run bench:pictures`.
// Guests search at a fixed rate, because a closed loop would hide the waiting time.
const rounds = Number(process.argv[2] ?? 12);
const PERIOD_MS = 2_000;
const FLOOD_A_SECOND = 60;
const SEARCHES_A_SECOND = 200;
const goals = { p50: 1.25, p99: 2 } as const;

type Period = { searches: number[]; drawn: number; refused: number };
type Pair = { quiet: Period; flooded: Period };

const body = JSON.stringify({
  searchCriteria: [{ lookupTypeId: 2, lookupId: [DEFAULT_CITY_ID] }],
  checkIn: addDays(todayInRiyadh(new Date()), 20),
  checkOut: addDays(todayInRiyadh(new Date()), 22),
});

async function searchFor(ms: number, port: number): Promise<number[]> {
  const path = "/api/accommodation/property/search";
  const load = openLoad({ port, paths: [path], perSecond: SEARCHES_A_SECOND, body });
  await pause(ms);
  const answers = await load.stop();
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`A search was answered with ${refused.status}`);
  return answers.map((answer) => answer.ms);
}

/** Every picture of every property in every size, in an order that never repeats one. */
function coldPictures({ properties }: PictureServerMessage): string[] {
  const sizes = pictureFormats.flatMap((format) => pictureWidths.map((width) => `${width}.${format}`));
  return properties
    .flatMap((property) => pictureKeys(property).map(({ key }) => `/img/${ART_VERSION}/${property.id}/${key}`))
    .flatMap((stem) => sizes.map((size) => `${stem}-${size}`))
    .toSorted((a, b) => a.slice(-14).localeCompare(b.slice(-14)));
}

async function quietPeriod(port: number): Promise<Period> {
  return { searches: await searchFor(PERIOD_MS, port), drawn: 0, refused: 0 };
}

async function floodedPeriod(port: number, cold: string[]): Promise<Period> {
  const paths = cold.splice(0, (FLOOD_A_SECOND * PERIOD_MS) / 1000);
  const flood = openLoad({ port, paths, perSecond: FLOOD_A_SECOND });
  const searches = await searchFor(PERIOD_MS, port);
  const answers = await flood.stop();
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { searches, drawn: count(200), refused: count(503) };
}

/** Compares adjacent periods, which have the same load of the machine; their order alternates. */
async function pairOf(port: number, cold: string[], floodFirst: boolean): Promise<Pair> {
  if (!floodFirst) return { quiet: await quietPeriod(port), flooded: await floodedPeriod(port, cold) };
  const flooded = await floodedPeriod(port, cold);
  return { flooded, quiet: await quietPeriod(port) };
}

function middleRatio(pairs: readonly Pair[], share: number): number {
  const ratios = pairs.map(({ quiet, flooded }) => quantile(flooded.searches, share) / quantile(quiet.searches, share));
  return Number(quantile(ratios, 0.5).toFixed(2));
}

function summary(periods: readonly Period[]) {
  const searches = periods.flatMap((one) => one.searches);
  return {
    searches: Math.round(searches.length / ((periods.length * PERIOD_MS) / 1000)),
    p50: Number(quantile(searches, 0.5).toFixed(2)),
    p99: Number(quantile(searches, 0.99).toFixed(2)),
    drawn: periods.reduce((sum, { drawn }) => sum + drawn, 0),
    refused: periods.reduce((sum, { refused }) => sum + refused, 0),
  };
}

const server = fork(join(import.meta.dirname, "picture-server.ts"));
const gone = once(server, "exit");
try {
  const [message] = (await Promise.race([once(server, "message"), gone])) as [PictureServerMessage];
  if (!message?.port) throw new Error("The server of the bench did not start.");
  const cold = coldPictures(message);
  await searchFor(PERIOD_MS, message.port);
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) pairs.push(await pairOf(message.port, cold, round % 2 === 1));
  const quiet = summary(pairs.map((pair) => pair.quiet));
  const flooded = summary(pairs.map((pair) => pair.flooded));
  const ratio = { p50: middleRatio(pairs, 0.5), p99: middleRatio(pairs, 0.99) };
  console.table({ quiet, flooded });
  console.log(JSON.stringify({ quiet, flooded, ratio, goals }));
  process.exitCode = ratio.p50 <= goals.p50 && ratio.p99 <= goals.p99 ? 0 : 1;
} finally {
  if (server.connected) server.disconnect();
  await gone;
}
