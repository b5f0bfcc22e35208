import { Worker } from "node:worker_threads";
import type { PictureAnswer, PictureJob } from "./picture-job.ts";

/** Draws one picture at a time, apart from the thread that answers guests. */
export type Renderer = {
  /** `null` when nobody draws this key. Rejects when the picture failed, and when the renderer itself is gone. */
  render: (job: PictureJob) => Promise<Uint8Array | null>;
  isGone: () => boolean;
  stop: () => Promise<unknown>;
};

type Wait = { resolve: (bytes: Uint8Array | null) => void; reject: (fault: Error) => void };

/** A renderer in a thread of its own. An idle one does not keep the process alive. */
export function startRenderer(entry: URL): Renderer {
  const worker = new Worker(entry, { name: "picture" });
  let wait: Wait | null = null;
  let gone = false;
  const settle = (tell: (wait: Wait) => void) => {
    const told = wait;
    wait = null;
    worker.unref();
    if (told) tell(told);
  };
  const lose = (cause?: unknown) => {
    gone = true;
    settle(({ reject }) => reject(new Error("The renderer ended while it drew", { cause })));
  };
  worker.unref();
  worker.on("message", (answer: PictureAnswer) => settle((told) => hear(answer, told)));
  worker.on("error", lose);
  worker.on("exit", lose);
  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        wait = { resolve, reject };
        worker.ref();
        worker.postMessage(job);
      }),
    isGone: () => gone,
    stop: () => worker.terminate(),
  };
}

function hear(answer: PictureAnswer, { resolve, reject }: Wait): void {
  if ("fault" in answer) reject(new Error(answer.fault));
  else resolve("bytes" in answer ? answer.bytes : null);
}
