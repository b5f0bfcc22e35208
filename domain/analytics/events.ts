/**
 * What a field of an event may hold. None of them can carry a name, a mail address or a phone number:
 * `token` is a word of ours, `choice` numbers as the address bar has them, and free text has no kind at all.
 */
export type FieldKind = "id" | "count" | "day" | "uuid" | "order" | "flag" | "token" | "choice" | readonly string[];

/** A name with a question mark at its end may be left out. */
type Fields = Readonly<Record<string, FieldKind>>;

const home = { "propertyId?": "id" } as const;

/** Every event by its name, with what it tells. What guests do beyond this is not counted. */
export const events = {
  city_selected: { cityId: "id" },
  date_field_opened: { field: ["checkIn", "checkOut"], page: "token" },
  checkout_field_tapped_empty: {},
  dates_selected: { checkIn: "day", checkOut: "day", nights: "count" },
  blocked_date_tapped: { date: "day" },
  search_submitted: { "cityId?": "id", "nights?": "count" },
  search_results_viewed: { searchId: "uuid", totalCount: "count" },
  /** `value` as the address has it: ids, a range, 1; empty when the filter was taken away, or when it is typed text. */
  filter_changed: { key: "token", value: "choice" },
  sort_changed: { "sortBy?": "token" },
  load_more: { "pageNo?": "count" },
  card_clicked: { propertyId: "id", position: "count" },
  details_viewed: home,
  gallery_opened: home,
  tour_opened: home,
  review_sort_changed: { "sortBy?": "token" },
  cart_created: home,
  guest_submitted: {},
  coupon_applied: { valid: "flag" },
  loyalty_applied: { method: "token", points: "count" },
  payment_started: { method: "token" },
  payment_result: { status: "token", "code?": "count" },
  order_confirmed: { "orderNumber?": "order" },
  cancel_previewed: { "orderNumber?": "order" },
  cancel_done: { "orderNumber?": "order" },
  ab_exposure: {},
  error_shown: { code: "count", page: "token" },
} as const satisfies Record<string, Fields>;

export type EventName = keyof typeof events;
export const eventNames = Object.keys(events) as EventName[];

type ValueOf<Kind> = Kind extends "id" | "count"
  ? number
  : Kind extends "flag"
    ? boolean
    : Kind extends readonly (infer Word)[]
      ? Word
      : string;
type Needed<F> = { [K in keyof F as K extends `${string}?` ? never : K]: ValueOf<F[K]> };
type Free<F> = { [K in keyof F as K extends `${infer Name}?` ? Name : never]?: ValueOf<F[K]> | undefined };

/** What one event tells beside its name. */
export type EventData<Name extends EventName> = Needed<(typeof events)[Name]> & Free<(typeof events)[Name]>;
/** The second argument of `track`: none is needed where nothing has to be told. */
export type EventTold<Name extends EventName> =
  Record<never, never> extends EventData<Name> ? [data?: EventData<Name>] : [data: EventData<Name>];

/** Events of the search box name this brand on both brands' sites; the site's own brand travels with every event. */
export const SEARCH_BOX_BRAND = "mabeet";
export const searchBoxEvents: readonly EventName[] = [
  "city_selected",
  "date_field_opened",
  "checkout_field_tapped_empty",
  "dates_selected",
  "blocked_date_tapped",
  "search_submitted",
];

/** What the texts of an event look like. */
export const fieldPatterns = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  order: /^[A-Z]\d{9}$/,
  token: /^[A-Za-z][A-Za-z0-9_-]{0,39}$/,
  choice: /^(?!.*\d{8})[\d,.-]{0,200}$/,
} as const;
