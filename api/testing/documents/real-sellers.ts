import { sampleSellers } from "#domain/document/sellers.ts";

/** The setting SELLERS as production needs it: the rows of the demo without the mark of a sample. */
export function realSellers(): string {
  return JSON.stringify(sampleSellers).replaceAll(" (sample)", "").replaceAll(" (نموذج)", "");
}
