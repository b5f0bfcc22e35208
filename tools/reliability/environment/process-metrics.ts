import type { ProductProcess } from "#server/testing/product-process.ts";

export type ProcessMetrics = { at: number; rssMb: number; loopMs: number; connections: number; waiting: number };

/** Reads the metrics of a process. The delay of the event loop is the p99 since the previous read. */
export async function readProcessMetrics({
  internalPort,
}: Pick<ProductProcess, "internalPort">): Promise<ProcessMetrics> {
  const text = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    at: performance.now(),
    rssMb: figure("process_resident_memory_bytes") / 1024 ** 2,
    loopMs: figure("event_loop_delay_p99_seconds") * 1000,
    connections: figure("database_pool_connections"),
    waiting: figure("database_pool_waiting"),
  };
}

/** The size of the heap in MB after a garbage collection. The process must run with `--inspect`. */
export async function heapAfterCollecting({ output }: Pick<ProductProcess, "output">): Promise<number> {
  const url = /Debugger listening on (ws:\S+)/.exec(output())?.[1];
  if (!url) throw new Error("The process does not run with --inspect.");
  const socket = new WebSocket(url);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize?: number }>((done) => {
      socket.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } };
        if (answer.id === id) done(answer.result ?? {});
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, "HeapProfiler.collectGarbage");
  const { usedSize = Number.NaN } = await ask(2, "Runtime.getHeapUsage");
  socket.close();
  return usedSize / 1024 ** 2;
}
