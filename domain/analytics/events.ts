import { mixNames } from "#domain/loyalty/advise.ts";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { programmes } from "#domain/loyalty/rates.ts";

/**
 * The kinds of event fields. None can contain a name, an email address or a phone number: `token` is one of our own
 * words, `choice` is numbers as in a URL, and there is no kind for free text.
 */
export type FieldKind = "id" | "count" | "day" | "uuid" | "order" | "flag" | "token" | "choice" | readonly string[];

/** A field whose name ends with a question mark is optional. */
type Fields = Readonly<Record<string, FieldKind>>;

const property = { "propertyId?": "id" } as const;

/** Every event with its fields. Nothing else that guests do is recorded. */
export const events = {
  city_selected: { cityId: "id" },
  date_field_opened: { field: ["checkIn", "checkOut"], page: "token" },
  checkout_field_tapped_empty: {},
  dates_selected: { checkIn: "day", checkOut: "day", nights: "count" },
  blocked_date_tapped: { date: "day" },
  search_submitted: { "cityId?": "id", "nights?": "count" },
  search_results_viewed: { searchId: "uuid", totalCount: "count" },
  /** `value` as in the URL: ids, a range, 1; empty if the filter was removed or is typed text. */
  filter_changed: { key: "token", value: "choice" },
  sort_changed: { "sortBy?": "token" },
  load_more: { "pageNo?": "count" },
  card_clicked: { propertyId: "id", position: "count" },
  details_viewed: property,
  gallery_opened: property,
  tour_opened: property,
  review_sort_changed: { "sortBy?": "token" },
  cart_created: property,
  guest_submitted: {},
  coupon_applied: { valid: "flag" },
  /** Without points and amounts: they would tell what a member owns. */
  loyalty_applied: { method: loyaltyMethods },
  points_code_sent: { method: programmes },
  advice_applied: { mix: mixNames },
  payment_started: { method: "token" },
  payment_result: { status: "token", "code?": "count" },
  order_confirmed: { "orderNumber?": "order" },
  cancel_previewed: { "orderNumber?": "order" },
  cancel_done: { "orderNumber?": "order" },
  change_previewed: { "orderNumber?": "order" },
  change_done: { "orderNumber?": "order" },
  gift_bought: { "orderNumber?": "order" },
  gift_redeemed: {},
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

/** The data of one event. */
export type EventData<Name extends EventName> = Needed<(typeof events)[Name]> & Free<(typeof events)[Name]>;
/** The second argument of `track`; optional for events without required fields. */
export type EventArguments<Name extends EventName> =
  Record<never, never> extends EventData<Name> ? [data?: EventData<Name>] : [data: EventData<Name>];

/** The patterns of text fields. */
export const fieldPatterns = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  order: /^[A-Z]\d{9}$/,
  token: /^[A-Za-z][A-Za-z0-9_-]{0,39}$/,
  choice: /^(?!.*\d{8})[\d,.-]{0,200}$/,
} as const;
