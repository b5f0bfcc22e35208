import type { SentencePartItem } from "#contract/search/place.ts";

/** The same for the same meaning, wherever it stands in the text. */
export function partKey({ spans: _, ...meaning }: SentencePartItem): string {
  return JSON.stringify(meaning);
}
