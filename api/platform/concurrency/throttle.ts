export type Throttled = { call: () => void; stop: () => void };

/** Runs a task at most once in `intervalMs`: the first call at once, those that follow together when the interval ends. */
export function throttle(task: () => void, intervalMs: number): Throttled {
  let timer: NodeJS.Timeout | null = null;
  let isCalled = false;
  const run = () => {
    timer = setTimeout(() => {
      timer = null;
      if (isCalled) run();
    }, intervalMs);
    timer.unref();
    isCalled = false;
    task();
  };
  return {
    call: () => {
      if (timer) isCalled = true;
      else run();
    },
    stop: () => {
      if (timer) clearTimeout(timer);
      isCalled = false;
    },
  };
}
