/** How many milliseconds ago the server answered with this document. */
export function documentAge(): number {
  const [answer] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.now() - (answer?.responseStart ?? 0);
}
