export type PagerItem = number | "gap";

/** First, last and the current page with its neighbours; omitted pages between them become a gap. */
export function pagerItems(page: number, pages: number): PagerItem[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((number, index): PagerItem[] => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? ["gap", number] : [number];
  });
}
