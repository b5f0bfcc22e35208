import { setTimeout as pause } from "node:timers/promises";
import { isReady } from "#server/testing/product-process.ts";
import { quantile } from "#tools/bench/load.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { type BookingProcess, startBookingProcess } from "../environment/booking-process.ts";
import { atFixedRate } from "../environment/fixed-rate.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { type Heard, isFault, type WatchedApp, watchedApp } from "../environment/watched-app.ts";
import { loadMix } from "../load/load-mix.ts";

const LOOK_MS = 250;
const GOAL_MS = 10_000;
/** As the product does: so long a process that leaves still takes guests, until the balancer has noticed. */
const ENV = { KEEP_ACCEPTING_MS: "2000", LIMIT_WRITE: "1000000", LIMIT_READ: "1000000", LIMIT_SEARCH: "1000000" };

type Running = { process: BookingProcess; app: WatchedApp; isWanted: boolean };

/** Looks who is ready, and sends each guest to one of those in turn; where nobody is, to whoever lives. */
function balancer(running: readonly Running[]) {
  let turn = 0;
  const next = (): WatchedApp => {
    const alive = running.filter(({ process }) => process.isRunning());
    const ready = alive.filter(({ isWanted }) => isWanted);
    const able = ready.length > 0 ? ready : alive;
    return (able[turn++ % able.length] as Running).app;
  };
  const looking = setInterval(async () => {
    for (const one of running) one.isWanted = await isReady(one.process.port);
  }, LOOK_MS);
  return { next, stop: () => clearInterval(looking) };
}

type Asked = { times: number; perSecond: number; seed: number };
type Rolled = { heard: Heard[]; exits: { ms: number; code: number | null }[] };

/** Restarts two processes one after the other, again and again, while guests come. */
export async function rollProcesses(environment: BenchEnvironment, { times, perSecond, seed }: Asked): Promise<Rolled> {
  const start = async (): Promise<Running> => {
    const process = await startBookingProcess({
      ...environment.env,
      TIME_SCALE: "1",
      HOLDS_PER_NETWORK: "1000000",
      ...ENV,
    });
    return { process, app: watchedApp(process), isWanted: true };
  };
  const running = [await start(), await start()];
  const all = [...running];
  const { next, stop } = balancer(running);
  // Pages belong to the whole product; here processes of the API take turns.
  const place = { inject: (asked: Parameters<WatchedApp["inject"]>[0]) => next().inject(asked) };
  const mix = {
    sandbox: environment.sandbox,
    properties: await listedProperties(environment.db),
    seed,
    host: "mabeet-sa.localhost",
  };
  const load = atFixedRate({ perSecond }, loadMix({ ...mix, app: place, withPages: false }));
  const exits: Rolled["exits"] = [];
  for (let time = 0; time < times; time++) {
    const leaving = running[time % 2] as Running;
    const began = performance.now();
    leaving.process.child.kill("SIGTERM");
    await leaving.process.ended;
    exits.push({ ms: performance.now() - began, code: leaving.process.child.exitCode });
    const coming = await start();
    running[time % 2] = coming;
    all.push(coming);
    await pause(2 * LOOK_MS);
  }
  await load.stop();
  stop();
  await environment.untilSettled();
  for (const { app } of all) app.close();
  await Promise.all(running.map(({ process }) => process.kill()));
  return { heard: all.flatMap(({ app }) => app.heard), exits };
}

/** G16: nobody notices that the processes are exchanged. */
export const rolling: Part = {
  name: "rolling",
  options: { rolls: 20, "roll-rate": 100 },
  run: async (environment, { seed, number, must }) => {
    const { heard, exits } = await rollProcesses(environment, {
      times: number("rolls"),
      perSecond: number("roll-rate"),
      seed,
    });
    const faults = heard.filter(isFault);
    const slowest = Math.round(Math.max(...exits.map(({ ms }) => ms)));
    must(faults.length === 0, `${faults.length} of ${heard.length} answers were faults`);
    must(
      exits.every(({ code }) => code === 0),
      `${exits.length} processes ended well`,
    );
    must(slowest <= GOAL_MS, `the slowest took ${slowest} ms of ${GOAL_MS} to leave`);
    const p99 = Math.round(
      quantile(
        heard.map(({ ms }) => ms),
        0.99,
      ),
    );
    return {
      sent: heard.length,
      faults: faults.slice(0, 20),
      slowest,
      p99,
      ratio: Number((slowest / GOAL_MS).toFixed(2)),
    };
  },
};
