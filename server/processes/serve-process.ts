import { AggregatorRegistry } from "prom-client";
import { readSettings } from "#api/platform/settings/settings.ts";
import { explainError } from "#server/error/explain-error.ts";
import { FIRST, type FromProcess, type ToProcess } from "./process-messages.ts";

// One of several processes that serve the product on one port; `start-processes.ts` starts and stops it. The supervisor
// asks each process for its metrics, also those that are still starting.
new AggregatorRegistry();
const scrapes = new Map<number, (text: string | null) => void>();
let lastScrape = 0;
let stop = async (): Promise<void> => {};

// A terminal sends its signals to the whole process group; only the supervisor decides.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.on("message", (message: ToProcess) => {
  if (message.kind === "stop") void stop().finally(() => process.exit(0));
  if (message.kind === "metrics") scrapes.get(message.id)?.(message.text);
});

try {
  const { serve } = await import("#server/serve.ts");
  const server = await serve(readSettings(process.env), {
    isFirst: process.argv[2] === FIRST,
    readMetrics: readAllMetrics,
  });
  AggregatorRegistry.setRegistries(server.metrics);
  stop = server.close;
  send({ kind: "ready" });
} catch (error) {
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exit(1);
}

function send(message: FromProcess): void {
  process.send?.(message);
}

/** The metrics of all processes together. */
async function readAllMetrics(): Promise<string> {
  const id = ++lastScrape;
  const text = await new Promise<string | null>((resolve) => {
    scrapes.set(id, resolve);
    send({ kind: "read-metrics", id });
  });
  scrapes.delete(id);
  if (text === null) throw new Error("The metrics of the processes could not be read.");
  return text;
}
