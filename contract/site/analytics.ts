import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { EVENT_MAX_AGE_MS, MAX_EVENTS_PER_REQUEST } from "#domain/analytics/event-limits.ts";
import { type EventName, eventNames, events, type FieldKind, fieldPatterns } from "#domain/analytics/events.ts";
import { MARKETING_TEXT } from "#domain/analytics/marketing.ts";
import { SEARCH_BOX_BRAND, searchBoxEvents } from "#domain/analytics/search-box-events.ts";
import { languages } from "#domain/language/language.ts";
import { currencies } from "#domain/money/currency.ts";
import { experimentIds } from "#domain/site/experiments.ts";

const kinds: Record<Extract<FieldKind, string>, z.ZodType> = {
  id: z.int32().positive(),
  count: z.int32().nonnegative(),
  uuid: z.uuid(),
  flag: z.boolean(),
  day: z.string().regex(fieldPatterns.day),
  order: z.string().regex(fieldPatterns.order),
  token: z.string().regex(fieldPatterns.token),
  choice: z.string().regex(fieldPatterns.choice),
};

function shapeOf(name: EventName): Record<string, z.ZodType> {
  const fields = Object.entries<FieldKind>(events[name]).map(([field, kind]) => {
    const value = typeof kind === "string" ? kinds[kind] : z.enum(kind);
    return field.endsWith("?") ? [field.slice(0, -1), value.optional()] : [field, value];
  });
  const brand = searchBoxEvents.includes(name) ? { brand: z.literal(SEARCH_BOX_BRAND).optional() } : {};
  return { ...Object.fromEntries(fields), ...brand };
}

/** One event. Its time is sent as an age, because clocks of guests may be wrong. */
function eventOf(name: EventName) {
  return z.strictObject({
    /** Set by the browser: an event that arrives twice is stored once. */
    id: z.uuid(),
    name: z.literal(name),
    ago: z.int().min(0).max(EVENT_MAX_AGE_MS),
    data: z.strictObject(shapeOf(name)),
  });
}

const GuestEvent = z.union(eventNames.map(eventOf) as [ReturnType<typeof eventOf>, ...ReturnType<typeof eventOf>[]]);

const marketingText = z.string().max(80).regex(MARKETING_TEXT).optional();

/** Site and brand follow from the host and are not sent. */
const EventBatch = z.strictObject({
  language: z.enum(languages),
  currency: z.enum(currencies),
  visitorId: z.uuid(),
  /** The running experiments with the variants of this guest. */
  ab: z.strictObject(Object.fromEntries(experimentIds.map((id) => [id, z.boolean().optional()]))),
  utm: z.strictObject({ source: marketingText, medium: marketingText, campaign: marketingText }),
  events: z.array(GuestEvent).min(1).max(MAX_EVENTS_PER_REQUEST),
});
export type EventBatch = z.infer<typeof EventBatch>;

export const recordEvents = {
  ...endpoints.recordEvents,
  schema: { body: EventBatch, response: { 202: z.object({ taken: z.int() }) } },
} as const satisfies Endpoint;
