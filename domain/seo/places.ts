/** Our pages by name, without language; the two surfaces differ only here. */
export const places = {
  home: { desktop: "/chalets-home", mobile: "/mweb/chalets/home" },
  search: { desktop: "/chalets/search", mobile: "/mweb/chalets/search" },
  details: { desktop: "/chalet/details", mobile: "/mweb/chalet/details" },
  terms: { desktop: "/terms", mobile: "/terms" },
  privacy: { desktop: "/privacy", mobile: "/privacy" },
  help: { desktop: "/help", mobile: "/help" },
} as const satisfies Record<string, { desktop: string; mobile: string }>;

export type Place = keyof typeof places;
