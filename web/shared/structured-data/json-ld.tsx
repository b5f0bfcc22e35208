/** Any type of schema.org; `things.ts` has those that we use. */
type Described = { "@type": string };

/**
 * Describes the page to search engines. A data block needs no permission in the CSP because it never runs;
 * `<` is escaped, so that no text of a host can end the block.
 */
export function JsonLd<T extends Described>({ things }: { things: readonly T[] }) {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return <script type="application/ld+json">{text.replaceAll("<", "\\u003c")}</script>;
}
