import { Problem } from "#api/platform/problem/problem.ts";
import type { PictureJob } from "./picture-job.ts";
import type { PictureResult, Renderer } from "./renderer.ts";

export type RenderOptions = {
  /** The network of the request: one network may not fill the whole queue. */
  owner: string;
  /** A job that has not started when it is aborted is never started. */
  signal?: AbortSignal;
  /** The picture is drawn before anybody requests it, so requested ones have priority. */
  isAhead?: boolean;
};

export type RenderPool<Job = PictureJob, Result = PictureResult> = {
  render: (job: Job, options: RenderOptions) => Promise<Result>;
  waiting: () => number;
  isIdle: () => boolean;
  close: () => Promise<void>;
};

export type PoolOptions<Job = PictureJob, Result = PictureResult> = {
  start: () => Renderer<Job, Result>;
  /** The number of renderers. */
  size: number;
  /** The length of the queue; above it, requests are refused. */
  maxWaiting?: number;
  /** A renderer that takes longer for a picture is stopped. */
  timeoutMs?: number;
  /** A renderer that was idle so long is stopped, to free its memory. */
  idleMs?: number;
};

type Task<Job, Result> = RenderOptions & {
  job: Job;
  resolve: (result: Result) => void;
  reject: (fault: unknown) => void;
};

/** Renderers are started when first needed and replaced when they exit. */
export function renderPool<Job = PictureJob, Result = PictureResult>(
  options: PoolOptions<Job, Result>,
): RenderPool<Job, Result> {
  const { start, size, maxWaiting = 64, timeoutMs = 30_000, idleMs = 60_000 } = options;
  const queue: Task<Job, Result>[] = [];
  /** With the timer that stops each; the one that was used last is used first. */
  const idle = new Map<Renderer<Job, Result>, NodeJS.Timeout>();
  const drawing = new Set<Renderer<Job, Result>>();

  const nextTask = (): Task<Job, Result> | undefined => {
    const requested = queue.findIndex(({ isAhead }) => !isAhead);
    return queue.splice(Math.max(0, requested), 1)[0];
  };

  const next = () => {
    while (drawing.size < size) {
      const task = nextTask();
      if (!task) return;
      if (task.signal?.aborted) task.reject(task.signal.reason);
      else void run(task);
    }
  };

  /** A renderer may have exited while it was idle. */
  const takeIdle = (): Renderer<Job, Result> | undefined => {
    const renderer = [...idle.keys()].at(-1);
    if (!renderer) return undefined;
    clearTimeout(idle.get(renderer));
    idle.delete(renderer);
    return renderer.isGone() ? takeIdle() : renderer;
  };

  const run = async ({ job, resolve, reject }: Task<Job, Result>) => {
    const renderer = takeIdle() ?? start();
    drawing.add(renderer);
    const timer = setTimeout(() => renderer.stop(), timeoutMs);
    await renderer.render(job).then(resolve, reject);
    clearTimeout(timer);
    drawing.delete(renderer);
    if (!renderer.isGone()) makeIdle(renderer);
    next();
  };

  const makeIdle = (renderer: Renderer<Job, Result>) => {
    const retire = () => {
      idle.delete(renderer);
      void renderer.stop();
    };
    idle.set(renderer, setTimeout(retire, idleMs).unref());
  };

  const render = (job: Job, options: RenderOptions) =>
    new Promise<Result>((resolve, reject) => {
      const own = queue.filter((task) => task.owner === options.owner).length;
      if (queue.length >= maxWaiting || own >= maxWaiting / 2) throw tooBusy(queue.length, size);
      queue.push({ job, ...options, resolve, reject });
      next();
    });

  return {
    render,
    waiting: () => queue.length,
    isIdle: () => queue.length === 0 && drawing.size === 0,
    close: async () => {
      for (const task of queue.splice(0)) task.reject(tooBusy(0, size));
      await Promise.all([...idle.keys(), ...drawing].map((renderer) => renderer.stop()));
    },
  };
}

/** A picture takes about half a second. */
function tooBusy(queued: number, size: number): Problem {
  return new Problem("busy", { retryAfterSeconds: Math.max(1, Math.ceil(queued / size / 2)) });
}
