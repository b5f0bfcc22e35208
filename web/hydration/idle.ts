/** The longest time a busy page keeps an idle task waiting. */
const IDLE_WITHIN_MS = 3_000;

/** Resolves when the page has loaded and the browser has nothing else to do. */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, 300);
  });
}
