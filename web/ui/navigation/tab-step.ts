/** The tab that a key moves to, wrapping at the ends; `null` for any other key. */
export function stepOf(key: string, index: number, count: number, isRtl: boolean): number | null {
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  const steps: Record<string, number> = {
    [forward]: (index + 1) % count,
    [back]: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}
