import { type Page, pageAddresses, pageAliases } from "./page-addresses.ts";

type Known = { page: Page; segments: readonly string[] };

const segmentsOf = (path: string) => path.slice(1).split("/");

const addresses: readonly Known[] = [
  ...(Object.keys(pageAddresses) as Page[]).flatMap((page) => {
    const { desktop, mobile } = pageAddresses[page];
    return [...new Set([desktop, mobile])].map((path) => ({ page, segments: segmentsOf(path) }));
  }),
  ...Object.entries(pageAliases).map(([path, page]) => ({ page, segments: segmentsOf(path) })),
];

/**
 * The page that the router answers a path with, or `null`. Like the router it ignores case and slashes at the end, decodes
 * each segment, and takes any first segment for a language.
 */
export function matchedPage(pathname: string): Page | null {
  const segments = decoded(segmentsOf(pathname.replace(/\/+$/, "")));
  if (!segments) return null;
  const isWhole = addresses.find((known) => isMatch(known, segments));
  const match = isWhole ?? addresses.find((known) => isMatch(known, segments.slice(1)));
  return match?.page ?? null;
}

function isMatch({ segments: known }: Known, given: readonly string[]): boolean {
  return known.length === given.length && known.every((segment, n) => isSegment(segment, given[n] ?? ""));
}

function isSegment(known: string, given: string): boolean {
  return known.startsWith(":") ? given !== "" : given.toLowerCase() === known;
}

function decoded(segments: readonly string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}
