export type BannerVersion = "full" | "v2" | "v3";

/** The texts that a paid link may put on its page. */
export type PaidSearch = { title: string | undefined; subtitle: string | undefined; version: BannerVersion };

const MAX_TITLE = 80;
const MAX_SUBTITLE = 140;

/** The texts of a link from a paid search, or `null` on every other page. */
export function readPaidSearch(query: { get(name: string): string | null }): PaidSearch | null {
  if (query.get("utm_medium")?.toLowerCase() !== "cpc") return null;
  const version = query.get("version");
  return {
    title: plainText(query.get("title"), MAX_TITLE),
    subtitle: plainText(query.get("subtitle"), MAX_SUBTITLE),
    version: version === "v2" || version === "v3" ? version : "full",
  };
}

/** Web addresses, control characters and marks that change the direction of text. */
const ADDRESS = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/giu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

function plainText(given: string | null, max: number): string | undefined {
  const text = (given ?? "").toWellFormed().replace(CONTROL, " ").replace(ADDRESS, " ").replace(/\s+/g, " ").trim();
  return [...text].slice(0, max).join("").trim() || undefined;
}
