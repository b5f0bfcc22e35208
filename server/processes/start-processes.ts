import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { AggregatorRegistry } from "prom-client";
import { StartError } from "#server/error/start-error.ts";
import { FIRST, type FromProcess, type ToProcess } from "./process-messages.ts";
import { restartDelayMs } from "./restart-delay.ts";

const PROCESS = fileURLToPath(new URL("./serve-process.ts", import.meta.url));
/** A process exits by itself within its own time limit; one that hangs is ended. */
const STOP_MS = 12_000;

export type Processes = { pids: number[]; close: () => Promise<void> };

/**
 * Serves the product with several processes that share its ports. The first one is ready before the others start. A
 * process that ends is replaced. Each accepts its connections itself: they end with it, and no other process holds them.
 */
export async function startProcesses(count: number, env: Record<string, string>): Promise<Processes> {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const metrics = new AggregatorRegistry();
  const running = new Set<Worker>();
  let isClosing = false;

  function launch(isFirst: boolean, attempt = 0): Worker {
    cluster.setupPrimary({ exec: PROCESS, args: isFirst ? [FIRST] : [] });
    const process = cluster.fork(env);
    const startedAt = performance.now();
    running.add(process);
    process.on("message", (message: FromProcess) => {
      if (message.kind === "read-metrics") void answerScrape(process, message.id);
    });
    process.once("exit", () => {
      running.delete(process);
      const { delayMs, attempt: next } = restartDelayMs(performance.now() - startedAt, attempt);
      setTimeout(() => !isClosing && launch(isFirst, next), delayMs).unref();
    });
    return process;
  }

  async function answerScrape(process: Worker, id: number): Promise<void> {
    const text = await metrics.clusterMetrics().catch(() => null);
    tell(process, { kind: "metrics", id, text });
  }

  async function close(): Promise<void> {
    isClosing = true;
    await Promise.all([...running].map(stopProcess));
  }

  try {
    const first = launch(true);
    await becomeReady(first);
    const others = Array.from({ length: count - 1 }, () => launch(false));
    await Promise.all(others.map(becomeReady));
    return { pids: [first, ...others].map((process) => process.process.pid ?? 0), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function tell(process: Worker, message: ToProcess): void {
  if (process.isConnected()) process.send(message);
}

/** The process has printed why it could not start. */
async function becomeReady(process: Worker): Promise<void> {
  const ready = new Promise<void>((resolve) =>
    process.on("message", (message: FromProcess) => message.kind === "ready" && resolve()),
  );
  const ended = once(process, "exit").then(() => {
    throw new StartError("A process could not start; see the output above.");
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
}

async function stopProcess(process: Worker): Promise<void> {
  if (process.isDead()) return;
  const ended = once(process, "exit");
  const timeout = setTimeout(() => process.process.kill("SIGKILL"), STOP_MS);
  tell(process, { kind: "stop" });
  await ended;
  clearTimeout(timeout);
}
