export const SNACKBAR_MS = 6000;

export type SnackbarAction = { label: string; onPress: () => void };
export type SnackbarMessage = { text: string; action?: SnackbarAction };
export type ShownSnackbar = SnackbarMessage & { id: number };

export type SnackbarQueue = ReturnType<typeof createSnackbarQueue>;

/** Shows one message at a time in their order; a repeated message restarts its timer, and a pause stops it. */
export function createSnackbarQueue(shownForMs = SNACKBAR_MS, now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let waiting: ShownSnackbar[] = [];
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remainingMs = shownForMs;
  let runningSince = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const run = () => {
    clearTimeout(timer);
    runningSince = now();
    timer = setTimeout(dismiss, remainingMs);
  };
  const startFirst = () => {
    remainingMs = shownForMs;
    if (waiting.length > 0) run();
    tell();
  };

  function dismiss() {
    clearTimeout(timer);
    timer = undefined;
    waiting = waiting.slice(1);
    startFirst();
  }

  return {
    show(message: SnackbarMessage) {
      lastId += 1;
      const repeated = waiting.at(-1)?.text === message.text;
      waiting = [...(repeated ? waiting.slice(0, -1) : waiting), { ...message, id: lastId }];
      if (waiting.length === 1) startFirst();
    },
    dismiss,
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remainingMs -= now() - runningSince;
    },
    resume() {
      if (timer === undefined && waiting.length > 0) run();
    },
    current: (): ShownSnackbar | null => waiting[0] ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
