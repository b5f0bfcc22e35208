export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];
export type Direction = "ltr" | "rtl";

export function isLanguage(text: unknown): text is Language {
  return text === "en" || text === "ar";
}

export function directionOf(language: Language): Direction {
  return language === "ar" ? "rtl" : "ltr";
}

type LanguageSources = {
  /** The path, or only its first segment. */
  path?: string | undefined;
  /** The value of the `lang` query. */
  query?: string | null | undefined;
  /** The value of the `language` cookie. */
  cookie?: string | null | undefined;
  site: { language?: Language | undefined; dir: Direction };
};

/** Path prefix, then `lang` query, then cookie, then the site's default, then Arabic where the layout is right-to-left. */
export function resolveLanguage({ path, query, cookie, site }: LanguageSources): Language {
  const candidates = [languageOfPath(path), query, cookie, site.language];
  return candidates.find(isLanguage) ?? (site.dir === "rtl" ? "ar" : "en");
}

/** The language in the first segment of a path, or `null`. */
export function languageOfPath(path = ""): Language | null {
  const first = path.replace(/^\//, "").split(/[/?#]/, 1)[0];
  return isLanguage(first) ? first : null;
}
