import type { FastifyBaseLogger } from "fastify";

/** Work that comes round again and again and talks to the outside, so it may hold no transaction while it does. */
export type Tick = {
  name: string;
  everyMs: number;
  /** Tells how much there was to do: after some, it looks again at once. */
  work: () => Promise<number>;
};

export type Ticker = {
  start: () => void;
  /** Looks now rather than at the next turn. */
  nudge: () => void;
  /** Ends after what it is at. */
  stop: () => Promise<void>;
};

/** Never two turns at once in one process; a turn that failed is tried again at the next. */
export function ticker({ name, everyMs, work }: Tick, log: FastifyBaseLogger): Ticker {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  let isWaiting = false;
  const turn = async () => {
    isWaiting = false;
    try {
      while (!isStopped && (await work()) > 0);
    } catch (err) {
      log.warn({ err, event: "job", outcome: name }, "a job failed");
    }
  };
  const nudge = () => {
    if (isWaiting || isStopped) return;
    isWaiting = true;
    running = running.then(turn);
  };
  return {
    start: () => {
      timer = setInterval(nudge, everyMs).unref();
    },
    nudge,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
