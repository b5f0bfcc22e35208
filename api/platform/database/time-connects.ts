import type { Pool } from "pg";

export type Connect = {
  waitMs: number;
  /** Whether all connections were in use when the wait began. */
  hasQueued: boolean;
  isConnected: boolean;
};

type Observer = { begin?: () => void; end: (connect: Connect) => void };

/** Tells how long each caller waited for a connection. Every query of the pool goes through its `connect`, with a callback or without. */
export function timeConnects(pool: Pool, { begin, end }: Observer): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const timed = (callback?: (...args: unknown[]) => void) => {
    const start = performance.now();
    const hasQueued = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
    begin?.();
    const done = (error?: unknown) => end({ waitMs: performance.now() - start, hasQueued, isConnected: !error });
    if (callback) {
      return connect((...args: unknown[]) => {
        done(args[0]);
        callback(...args);
      });
    }
    const connecting = connect() as Promise<unknown>;
    connecting.then(() => done(), done);
    return connecting;
  };
  pool.connect = timed as typeof pool.connect;
}
