import { type StoryId, storyIds } from "#web/gallery/story-ids.ts";

export type ShotPage = {
  /** Names the page on the command line and in the folder. */
  id: string;
  /** The address after the language. */
  path: string;
  /** What the page answers when all is well. */
  status: number;
  /** Overlays cover the window, so the window is what is photographed. */
  isWindowOnly?: boolean;
  /** A guest who has not answered the question about privacy yet; everywhere else it is answered. */
  isUndecided?: boolean;
  /** What receives the focus before the picture, because it opens by that. */
  focus?: string;
};

/** Stories that stand open over the page. */
const overlays: ReadonlySet<StoryId> = new Set<StoryId>([
  "dialog",
  "dialog-long",
  "drawer",
  "bottom-sheet",
  "popover",
  "tooltip",
  "snackbar",
  "filter-sheet",
  "date-picker",
  "date-picker-home",
  "date-picker-collapsed",
  "date-sheet",
]);

/** Every page of the product. A city is needed for the list; the caller knows one that has homes. */
export function shotPages(cityId: number): ShotPage[] {
  return [
    { id: "home", path: "/chalets-home", status: 200 },
    { id: "mweb-home", path: "/mweb/chalets/home", status: 200 },
    { id: "consent", path: "/chalets-home", status: 200, isWindowOnly: true, isUndecided: true },
    { id: "search", path: `/chalets/search?cityId=${cityId}`, status: 200 },
    { id: "mweb-search", path: `/mweb/chalets/search?cityId=${cityId}`, status: 200 },
    {
      id: "search-sort",
      path: `/mweb/chalets/search?cityId=${cityId}&modals=SORT_DRAWER`,
      status: 200,
      isWindowOnly: true,
    },
    { id: "search-none", path: `/chalets/search?cityId=${cityId}&priceFilter=-10&is3DView=1`, status: 200 },
    { id: "search-no-city", path: "/chalets/search?cityId=999", status: 404 },
    { id: "terms", path: "/terms", status: 200 },
    { id: "privacy", path: "/privacy", status: 200 },
    { id: "help", path: "/help", status: 200 },
    { id: "not-found", path: "/no-such-page", status: 404 },
    { id: "gallery", path: "/gallery", status: 200 },
    ...storyIds.map((story) => ({
      id: `gallery-${story}`,
      path: `/gallery/${story}`,
      status: 200,
      isWindowOnly: overlays.has(story),
    })),
    {
      id: "gallery-combobox-open",
      path: "/gallery/combobox",
      status: 200,
      isWindowOnly: true,
      focus: "[role=combobox]",
    },
  ];
}

/** `npm run shots -- home gallery-price` photographs only these; a name may also be the beginning of several. */
export function chosenPages(pages: readonly ShotPage[], names: readonly string[]): ShotPage[] {
  if (names.length === 0) return [...pages];
  return pages.filter(({ id }) => names.some((name) => id === name || id.startsWith(`${name}-`)));
}
