import { setTimeout as pause } from "node:timers/promises";
import { isReady } from "#server/testing/product-process.ts";
import { quantile } from "#tools/measure/load.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { type BookingProcess, startBookingProcess } from "../environment/booking-process.ts";
import { atFixedRate } from "../environment/fixed-rate.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { isFault, type RecordedCall, type RecordingApp, recordingApp } from "../environment/recording-app.ts";
import { loadMix } from "../load/load-mix.ts";

const PROBE_MS = 250;
const GOAL_MS = 10_000;
/** As in production, a stopping process accepts requests until the load balancer has noticed. */
const ENV = { KEEP_ACCEPTING_MS: "2000", LIMIT_WRITE: "1000000", LIMIT_READ: "1000000", LIMIT_SEARCH: "1000000" };

type Running = { process: BookingProcess; app: RecordingApp; isRoutable: boolean };

/** Probes the processes and distributes requests over the ready ones, or over all running ones when none is ready. */
function balancer(running: readonly Running[]) {
  let calls = 0;
  const next = (): RecordingApp => {
    const alive = running.filter(({ process }) => process.isRunning());
    const ready = alive.filter(({ isRoutable: isWanted }) => isWanted);
    const able = ready.length > 0 ? ready : alive;
    return (able[calls++ % able.length] as Running).app;
  };
  const looking = setInterval(async () => {
    for (const one of running) one.isRoutable = await isReady(one.process.port);
  }, PROBE_MS);
  return { next, stop: () => clearInterval(looking) };
}

type RestartOptions = { times: number; perSecond: number; seed: number };
type RestartResult = { calls: RecordedCall[]; exits: { ms: number; code: number | null }[] };

/** Restarts two processes alternately under load. */
export async function restartProcesses(
  environment: BenchEnvironment,
  { times, perSecond, seed }: RestartOptions,
): Promise<RestartResult> {
  const start = async (): Promise<Running> => {
    const process = await startBookingProcess({
      ...environment.env,
      TIME_SCALE: "1",
      TIMEOUT_SCALE: "1",
      HOLDS_PER_NETWORK: "1000000",
      ...ENV,
    });
    return { process, app: recordingApp(process), isRoutable: true };
  };
  const running = [await start(), await start()];
  const all = [...running];
  const { next, stop } = balancer(running);
  // Only the whole product serves pages; these processes serve the API.
  const balanced = { inject: (request: Parameters<RecordingApp["inject"]>[0]) => next().inject(request) };
  const mix = {
    sandbox: environment.sandbox,
    properties: await listedProperties(environment.db),
    seed,
    host: "mabeet-sa.localhost",
  };
  const load = atFixedRate({ perSecond }, loadMix({ ...mix, app: balanced }));
  const exits: RestartResult["exits"] = [];
  for (let time = 0; time < times; time++) {
    const leaving = running[time % 2] as Running;
    const began = performance.now();
    leaving.process.child.kill("SIGTERM");
    await leaving.process.ended;
    exits.push({ ms: performance.now() - began, code: leaving.process.child.exitCode });
    const coming = await start();
    running[time % 2] = coming;
    all.push(coming);
    await pause(2 * PROBE_MS);
  }
  await load.stop();
  stop();
  await environment.untilSettled();
  for (const { app } of all) app.close();
  await Promise.all(running.map(({ process }) => process.kill()));
  return { calls: all.flatMap(({ app }) => app.calls), exits };
}

/** G16: a rolling restart causes no fault. */
export const rollingRestarts: Part = {
  name: "rolling",
  options: { rolls: 20, "roll-rate": 100 },
  run: async (environment, { seed, number, must }) => {
    const { calls, exits } = await restartProcesses(environment, {
      times: number("rolls"),
      perSecond: number("roll-rate"),
      seed,
    });
    const faults = calls.filter(isFault);
    const slowest = Math.round(Math.max(...exits.map(({ ms }) => ms)));
    must(faults.length === 0, `${faults.length} of ${calls.length} answers were faults`);
    must(
      exits.every(({ code }) => code === 0),
      `${exits.length} processes exited with 0`,
    );
    must(slowest <= GOAL_MS, `the slowest took ${slowest} ms of ${GOAL_MS} to exit`);
    const p99 = Math.round(
      quantile(
        calls.map(({ ms }) => ms),
        0.99,
      ),
    );
    return {
      sent: calls.length,
      faults: faults.slice(0, 20),
      slowest,
      p99,
      ratio: Number((slowest / GOAL_MS).toFixed(2)),
    };
  },
};
