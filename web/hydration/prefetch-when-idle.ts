type Load = () => Promise<unknown>;

/** The longest time a busy page keeps an idle task waiting. */
const IDLE_WITHIN_MS = 3_000;
const waiting: Load[] = [];
let isRunning = false;

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, 300);
  });
}

/** Loads one module after another while the browser is idle, unless the guest saves data. Returns how to cancel it. */
export function prefetchWhenIdle(load: Load): () => void {
  if (savesData()) return () => {};
  waiting.push(load);
  void run();
  return () => {
    const place = waiting.indexOf(load);
    if (place >= 0) waiting.splice(place, 1);
  };
}

async function run() {
  if (isRunning) return;
  isRunning = true;
  while (waiting.length > 0) {
    await idle();
    // A module that fails to load is requested again when its dialog opens.
    await waiting
      .shift()?.()
      .catch(() => {});
  }
  isRunning = false;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
