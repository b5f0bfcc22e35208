import type { StoryId } from "./story-ids.ts";

/** The words of the gallery stay out of the catalogue, which every guest loads. */
export type Samples = {
  page: { title: string; intro: string; contents: string; allStories: string; forcedNote: string };
  titles: Record<StoryId, string>;
  states: Record<
    | "default"
    | "hover"
    | "disabled"
    | "busy"
    | "invalid"
    | "filled"
    | "empty"
    | "selected"
    | "longText"
    | "sizes"
    | "optional"
    | "grouped"
    | "first"
    | "middle"
    | "last",
    string
  >;
  homes: readonly { name: string; area: string; city: string }[];
  longName: string;
  guests: readonly string[];
  cities: readonly string[];
  countries: readonly string[];
  amenities: readonly string[];
  actions: Record<
    | "reserve"
    | "search"
    | "cancelBooking"
    | "keepBooking"
    | "pay"
    | "clear"
    | "apply"
    | "openIt"
    | "retry"
    | "goHome"
    | "remove",
    string
  >;
  fields: Record<
    | "firstName"
    | "firstNameHint"
    | "firstNameError"
    | "mobile"
    | "mobileHint"
    | "mobileError"
    | "city"
    | "cityHint"
    | "cityError"
    | "note"
    | "email"
    | "price"
    | "bedrooms"
    | "guests"
    | "rules"
    | "rulesError"
    | "sort"
    | "currency"
    | "offers"
    | "code"
    | "codeError"
    | "password"
    | "blockedReason",
    string
  >;
  sorts: readonly string[];
  steps: readonly string[];
  priceNote: string;
  tabs: readonly { label: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  paragraph: string;
  noResults: { sentence: string; detail: string };
  failed: { sentence: string; detail: string; reference: string };
  cancel: { title: string; text: string };
  rules: { title: string; rules: readonly string[] };
  filters: { title: string; show: string };
  weekend: { title: string; text: string };
  tooltip: string;
  snackbars: { blocked: string; removed: string; undo: string; long: string };
  bookingStates: Record<"success" | "warning" | "danger" | "muted" | "info", string>;
  headline: string;
};
