import { hijriDay } from "#domain/stay/calendar/hijri.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { dayFrom } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { ShotPage } from "./shot-page.ts";

const LIST = "/chalets/search?cityId={city}";

const NEXT_MONTH = monthOf(addMonths(todayInRiyadh(new Date()), 1));
/** The Hijri month in which the next month begins. */
const { year = 0, month = 0 } = hijriDay(`${NEXT_MONTH}-01`) ?? {};
const HIJRI_MONTH = monthOf(dayFrom(year, month, 1));

/** The dialogs of the results page, on the mobile page where both have them. */
const overlays = {
  "search-sort": "/mweb/chalets/search?cityId={city}&modals=SORT_DRAWER",
  "search-filters": "/mweb/chalets/search?cityId={city}&modals=FILTERS_MODAL",
  "search-quick-filters": "/mweb/chalets/search?cityId={city}&ab_quickFilters=1&modals=QUICK_FILTERS_MODAL",
  "search-districts": `${LIST}&modals=MORE_DISTRICTS_MODAL`,
  "search-amenities": `${LIST}&modals=MORE_AMENITIES_MODAL`,
  "search-spaces": `${LIST}&modals=MORE_SPACES_MODAL`,
  "search-property-types": `${LIST}&modals=MORE_PROPERTY_TYPES_MODAL`,
  "search-modify": `${LIST}&{stay}&modals=MODIFY_SEARCH_DRAWER`,
  "search-cities": `${LIST}&modals=CITY_PICKER_MODAL`,
  "search-dates": `${LIST}&{stay}&modals=DATE_PICKER_MODAL`,
  "search-map": "/mweb/chalets/search?cityId={city}&modals=PROPERTY_MAP_MODAL",
  "front-page-cities": "/chalets-home?modals=CITY_PICKER_MODAL",
  "front-page-dates": "/chalets-home?modals=DATE_PICKER_MODAL",
  "front-page-flexible": `/chalets-home?flex=weekends&month=${NEXT_MONTH}&modals=DATE_PICKER_MODAL`,
  "search-flexible-dates": `${LIST}&{stay}&flex=2&modals=DATE_PICKER_MODAL`,
  "search-nights-dates": `${LIST}&nights=3&month=${HIJRI_MONTH}&modals=DATE_PICKER_MODAL`,
  "front-page-campaigns": "/chalets-home?modals=CAMPAIGNS_MODAL",
};

/** The results page in its states. */
export const searchPages: readonly ShotPage[] = [
  { id: "search", path: `${LIST}&{stay}`, status: 200 },
  { id: "search-flexible", path: `${LIST}&{stay}&flex=3`, status: 200 },
  { id: "search-weekends", path: `${LIST}&flex=weekends&month=${NEXT_MONTH}`, status: 200 },
  { id: "search-nights", path: `${LIST}&nights=3&month=${HIJRI_MONTH}`, status: 200 },
  { id: "search-flexible-none", path: `${LIST}&{stay}&flex=2&priceFilter=-10`, status: 200 },
  { id: "front-page-nights", path: `/chalets-home?nights=3&month=${HIJRI_MONTH}`, status: 200 },
  { id: "search-narrowed", path: `${LIST}&priceFilter=500-&bedCountFilter=2-4&amenities=1`, status: 200 },
  { id: "search-second", path: `${LIST}&pageNo=2&sortBy=price-asc`, status: 200 },
  { id: "mweb-search", path: "/mweb/chalets/search?cityId={city}", status: 200 },
  { id: "search-none", path: `${LIST}&priceFilter=-10&is3DView=1`, status: 200 },
  { id: "search-near", path: `${LIST}&near=24.711,46.674&nearName=Kingdom+Centre`, status: 200 },
  { id: "search-no-city", path: "/chalets/search?cityId=999", status: 404 },
  { id: "place", path: "/chalets/where?where=al", status: 200 },
  { id: "place-sentence", path: "/chalets/where?where=quiet+chalet+in+Taif+for+8+this+weekend", status: 200 },
  { id: "place-flexible", path: "/chalets/where?where=any+weekend+of+Ramadan+in+Taif+±5+days", status: 200 },
  { id: "place-none", path: "/chalets/where?where=xyzzy", status: 200 },
  ...Object.entries(overlays).map(([id, path]) => ({ id, path, status: 200, isWindowOnly: true })),
];
