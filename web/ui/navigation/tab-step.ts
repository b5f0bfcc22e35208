/** The tab that a key moves to, wrapping at the ends; `null` for any other key. */
export function stepOf(key: string, place: number, count: number, isRtl: boolean): number | null {
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  const steps: Record<string, number> = {
    [forward]: (place + 1) % count,
    [back]: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}
