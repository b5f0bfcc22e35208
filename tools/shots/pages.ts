import { addDays } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { type StoryId, storyIds } from "#web/gallery/story-ids.ts";
import { accountPages } from "./account-pages.ts";
import { afterBookingPages } from "./after-booking-pages.ts";
import { bookingPages } from "./booking-pages.ts";
import { comparePages } from "./compare-pages.ts";
import { giftPages } from "./gift-pages.ts";
import { listPages } from "./list-pages.ts";
import { loginPages } from "./login-pages.ts";
import { pointsPages } from "./points-pages.ts";
import { propertyPages } from "./property-pages.ts";
import { searchPages } from "./search-pages.ts";
import type { ShotPage } from "./shot-page.ts";

/** Stories that open over the page. */
export const overlayStories: ReadonlySet<StoryId> = new Set<StoryId>([
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

/** Every page of the product, and every dialog that a URL can open. */
export const shotPages: readonly ShotPage[] = [
  { id: "front-page", path: "/chalets-home", status: 200 },
  { id: "mweb-front-page", path: "/mweb/chalets/home", status: 200 },
  { id: "consent", path: "/chalets-home", status: 200, isWindowOnly: true, isUndecided: true },
  ...searchPages,
  ...propertyPages,
  ...bookingPages,
  ...pointsPages,
  ...loginPages,
  ...accountPages,
  ...giftPages,
  ...listPages,
  { id: "terms", path: "/terms", status: 200 },
  { id: "privacy", path: "/privacy", status: 200 },
  { id: "help", path: "/help", status: 200 },
  { id: "not-found", path: "/no-such-page", status: 404 },
  { id: "gallery", path: "/gallery", status: 200 },
  ...storyIds.map((story) => ({
    id: `gallery-${story}`,
    path: `/gallery/${story}`,
    status: 200,
    isWindowOnly: overlayStories.has(story),
  })),
  {
    id: "gallery-combobox-open",
    path: "/gallery/combobox",
    status: 200,
    isWindowOnly: true,
    focus: "[role=combobox]",
  },
  ...afterBookingPages,
  ...comparePages,
];

/** The city and property of the screenshots. */
export type Subject = { cityId: number; propertyId: number };

/** Two nights a month from now. */
export function stayToShow(): Stay {
  const today = todayInRiyadh(new Date());
  return { checkIn: addDays(today, 30), checkOut: addDays(today, 32) };
}

/** Fills in the city, the property and the stay. */
export function pathTo({ path }: ShotPage, { cityId, propertyId }: Subject): string {
  const { checkIn, checkOut } = stayToShow();
  return path
    .replace("{city}", String(cityId))
    .replace("{property}", String(propertyId))
    .replace("{stay}", `checkIn=${writeUrlDay(checkIn)}&checkOut=${writeUrlDay(checkOut)}`);
}

/** The pages with these names. A name can be an id, the beginning of several ids, or a group such as `booking`. */
export function chosenPages(pages: readonly ShotPage[], names: readonly string[]): ShotPage[] {
  if (names.length === 0) return [...pages];
  return pages.filter(({ id, part }) =>
    names.some((name) => id === name || part === name || id.startsWith(`${name}-`)),
  );
}
