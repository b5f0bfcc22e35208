export type BannerVersion = "full" | "v2" | "v3";

/** What a paid link may say on the page it leads to. */
export type PaidSearch = { title: string | undefined; subtitle: string | undefined; version: BannerVersion };

const MOST_TITLE = 80;
const MOST_SUBTITLE = 140;

/** The wishes of a link from a paid search, or `null` on every other page: there the address has no say. */
export function readPaidSearch(query: { get(name: string): string | null }): PaidSearch | null {
  if (query.get("utm_medium")?.toLowerCase() !== "cpc") return null;
  const version = query.get("version");
  return {
    title: plainText(query.get("title"), MOST_TITLE),
    subtitle: plainText(query.get("subtitle"), MOST_SUBTITLE),
    version: version === "v2" || version === "v3" ? version : "full",
  };
}

/** Addresses, written out or bare, and marks that steer a terminal or turn a line around. */
const ADDRESS = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/giu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

function plainText(given: string | null, most: number): string | undefined {
  const text = (given ?? "").toWellFormed().replace(CONTROL, " ").replace(ADDRESS, " ").replace(/\s+/g, " ").trim();
  return [...text].slice(0, most).join("").trim() || undefined;
}
