/** Anything of schema.org; `things.ts` says what we know. */
type Described = { "@type": string };

/**
 * Tells search engines what the page shows. A data block, which no policy has to let through because it never runs;
 * `<` is written so that no text of a host can end it.
 */
export function JsonLd<T extends Described>({ things }: { things: readonly T[] }) {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return <script type="application/ld+json">{text.replaceAll("<", "\\u003c")}</script>;
}
