export const SNACKBAR_MS = 6000;

export type SnackbarAction = { label: string; onPress: () => void };
export type SnackbarMessage = {
  text: string;
  action?: SnackbarAction;
  /** A message replaces an earlier one about the same topic at once. */
  topic?: string;
};
export type ShownSnackbar = SnackbarMessage & { id: number };

export type SnackbarQueue = ReturnType<typeof createSnackbarQueue>;

/** Shows one message at a time in their order; a repeated or replaced message restarts its timer, and a pause stops it. */
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
      const isSame = (other: SnackbarMessage, index: number) =>
        message.topic === undefined
          ? other.text === message.text && index === waiting.length - 1
          : other.topic === message.topic;
      const isShownReplaced = waiting[0] !== undefined && isSame(waiting[0], 0);
      const others = waiting.filter((other, index) => !isSame(other, index));
      const shown = { ...message, id: lastId };
      waiting = isShownReplaced ? [shown, ...others] : [...others, shown];
      if (waiting[0] === shown) startFirst();
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
