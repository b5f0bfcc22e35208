import { Problem } from "#api/platform/problem/problem.ts";
import type { PictureJob } from "./picture-job.ts";
import type { Renderer } from "./renderer.ts";

export type RenderWish = {
  /** Whose wish it is: one network may not fill the whole queue. */
  owner: string;
  /** Nobody waits any more: what has not begun is not begun. */
  signal?: AbortSignal;
};

export type RenderPool = {
  render: (job: PictureJob, wish: RenderWish) => Promise<Uint8Array | null>;
  waiting: () => number;
  isQuiet: () => boolean;
  close: () => Promise<void>;
};

export type PoolOptions = {
  start: () => Renderer;
  /** How many draw at once. */
  size: number;
  /** How many may wait; whoever comes then is asked to come again. */
  most?: number;
  /** A picture that takes longer is given up, and its renderer with it. */
  patienceMs?: number;
  /** A renderer that rested so long gives its memory back. */
  restMs?: number;
};

type Task = RenderWish & {
  job: PictureJob;
  resolve: (bytes: Uint8Array | null) => void;
  reject: (fault: unknown) => void;
};

/** Renderers are started when first needed and replaced when they are lost. */
export function renderPool({ start, size, most = 64, patienceMs = 30_000, restMs = 60_000 }: PoolOptions): RenderPool {
  const queue: Task[] = [];
  /** With the timer that retires them; the one that drew last is woken first. */
  const resting = new Map<Renderer, NodeJS.Timeout>();
  const drawing = new Set<Renderer>();

  const next = () => {
    while (drawing.size < size) {
      const task = queue.shift();
      if (!task) return;
      if (task.signal?.aborted) task.reject(task.signal.reason);
      else void run(task);
    }
  };

  /** One may have been lost while it rested. */
  const wake = (): Renderer | undefined => {
    const renderer = [...resting.keys()].at(-1);
    if (!renderer) return undefined;
    clearTimeout(resting.get(renderer));
    resting.delete(renderer);
    return renderer.isGone() ? wake() : renderer;
  };

  const run = async ({ job, resolve, reject }: Task) => {
    const renderer = wake() ?? start();
    drawing.add(renderer);
    const guard = setTimeout(() => renderer.stop(), patienceMs);
    await renderer.render(job).then(resolve, reject);
    clearTimeout(guard);
    drawing.delete(renderer);
    if (!renderer.isGone()) rest(renderer);
    next();
  };

  const rest = (renderer: Renderer) => {
    const retire = () => {
      resting.delete(renderer);
      void renderer.stop();
    };
    resting.set(renderer, setTimeout(retire, restMs).unref());
  };

  const render = (job: PictureJob, wish: RenderWish) =>
    new Promise<Uint8Array | null>((resolve, reject) => {
      const own = queue.filter(({ owner }) => owner === wish.owner).length;
      if (queue.length >= most || own >= most / 2) throw tooBusy(queue.length, size);
      queue.push({ job, ...wish, resolve, reject });
      next();
    });

  return {
    render,
    waiting: () => queue.length,
    isQuiet: () => queue.length === 0 && drawing.size === 0,
    close: async () => {
      for (const task of queue.splice(0)) task.reject(tooBusy(0, size));
      await Promise.all([...resting.keys(), ...drawing].map((renderer) => renderer.stop()));
    },
  };
}

/** A picture takes about half a second. */
function tooBusy(queued: number, size: number): Problem {
  return new Problem("busy", { retryAfterSeconds: Math.max(1, Math.ceil(queued / size / 2)) });
}
