import { Worker } from "node:worker_threads";
import { Problem } from "#api/platform/problem/problem.ts";
import type { PdfAnswer, PdfRequest } from "./typst-worker.ts";

/** What waits for the worker at most, the document that it draws included. */
const QUEUE_LENGTH = 50;
const TIMEOUT_MS = 15_000;
/** An idle worker ends, because it takes about 90 MB. */
const IDLE_MS = 300_000;

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (reason: unknown) => void; timer: NodeJS.Timeout };

/** Draws PDF documents in one worker thread, which starts with the first document. */
export type PdfRenderer = {
  render: (request: Omit<PdfRequest, "id">) => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};

export function createPdfRenderer(): PdfRenderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const stop = (reason: unknown): Promise<unknown> => {
    const ended = worker;
    worker = null;
    clearTimeout(idle);
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
    return ended?.terminate() ?? Promise.resolve();
  };

  const onAnswer = ({ id, pdf, error }: PdfAnswer) => {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    if (pdf) one.resolve(pdf);
    else one.reject(new Error(`A document could not be drawn: ${error}`));
    if (waiting.size === 0) idle = setTimeout(() => void stop(null), IDLE_MS).unref();
  };

  const start = (): Worker => {
    const started = new Worker(new URL("./typst-worker.ts", import.meta.url));
    started.unref();
    started.on("message", onAnswer);
    started.on("error", (failure) => void (worker === started && stop(failure)));
    return started;
  };

  return {
    render: (request) => {
      if (waiting.size >= QUEUE_LENGTH) return Promise.reject(new Problem("busy", { retryAfterSeconds: 5 }));
      clearTimeout(idle);
      worker ??= start();
      const running = worker;
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => void stop(new Problem("busy", { retryAfterSeconds: 5 })), TIMEOUT_MS);
        waiting.set(id, { resolve, reject, timer });
        running.postMessage({ ...request, id });
      });
    },
    close: () => stop(new Problem("busy")),
  };
}
