import { fold } from "#domain/text/fold.ts";

/** Words that are compared as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean).map(fold));
}
