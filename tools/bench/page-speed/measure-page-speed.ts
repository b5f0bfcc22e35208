import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { updateDatabase } from "#api/reference/update-database.ts";
import { seedIfEmpty } from "#seed/seed-if-empty.ts";
import { buildPages } from "#server/build/build-pages.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { ROOT } from "#server/root.ts";
import { quantile } from "#tools/measure/load.ts";
import { closedLoad, type Load, requestBytes } from "../search/closed-load.ts";
import { type BenchKind, benchPaths } from "./bench-paths.ts";

const GUESTS = 8;
const kinds = Object.keys(benchPaths) as BenchKind[];

type Options = { rounds: number; seconds: number };
type Rounds = Record<BenchKind, Load[]>;
type Server = { port: number; pageBytes: number; reactBytes: number; staticBytes: number };

export type PageSpeed = {
  pagesPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  pageBytes: number;
  reactBytes: number;
  staticBytes: number;
  cachedPerSecond: number;
  /** Throughput relative to constant bytes, to React's render of the tree and of static elements. Medians of rounds. */
  ofConstant: number;
  ofReact: number;
  ofStatic: number;
  /** How many cached pages take as long as one that is rendered. */
  ofCached: number;
  failures: number;
};

/** How many results pages per second one process renders, and which share of the time is React's. */
export async function measurePageSpeed(options: Options): Promise<PageSpeed> {
  await buildPages({ root: ROOT });
  const { folder, remove } = throwawayFolder("mabeet-bench-pages-");
  const postgres = await startPostgres({ dir: join(folder, "postgres"), purpose: "throwaway" });
  try {
    await updateDatabase(postgres.migrationUrl);
    await seedIfEmpty(postgres.migrationUrl);
    return await withServer(postgres.url, (server) => measure(server, options));
  } finally {
    await postgres.stop("immediate");
    remove();
  }
}

async function withServer<T>(databaseUrl: string, work: (server: Server) => Promise<T>): Promise<T> {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(new URL("../page-server.ts", import.meta.url), [databaseUrl], { env });
  const gone = once(child, "exit");
  const early = gone.then(([code]) => Promise.reject(new Error(`The server under test left with ${code}.`)));
  early.catch(() => undefined);
  const [server] = (await Promise.race([once(child, "message"), early])) as [Server];
  try {
    return await work(server);
  } finally {
    child.send("leave");
    await gone;
  }
}

async function measure({ port, ...bytes }: Server, { rounds: count, seconds }: Options): Promise<PageSpeed> {
  const load = (kind: BenchKind, seconds: number) =>
    closedLoad({ port, guests: GUESTS, seconds, requests: [requestBytes("GET", benchPaths[kind])] });
  for (const kind of kinds) await load(kind, seconds);
  const rounds: Rounds = { page: [], cached: [], constant: [], react: [], static: [] };
  for (let index = 0; index < count; index++) for (const kind of kinds) rounds[kind].push(await load(kind, seconds));

  const middle = (numbers: number[]) => quantile(numbers, 0.5);
  const ratio = (kind: BenchKind) =>
    middle(rounds.page.map(({ perSecond }, index) => perSecond / (rounds[kind][index] as Load).perSecond));
  return {
    pagesPerSecond: middle(rounds.page.map(({ perSecond }) => perSecond)),
    p50Ms: middle(rounds.page.map(({ p50 }) => p50)),
    p99Ms: middle(rounds.page.map(({ p99 }) => p99)),
    ...bytes,
    ofConstant: ratio("constant"),
    ofReact: ratio("react"),
    ofStatic: ratio("static"),
    ofCached: ratio("cached"),
    cachedPerSecond: middle(rounds.cached.map(({ perSecond }) => perSecond)),
    failures: kinds.flatMap((kind) => rounds[kind]).reduce((sum, { failures }) => sum + failures, 0),
  };
}
