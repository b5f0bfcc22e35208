import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { PropertyCard } from "#contract/search/search.ts";

/** The cards of one page of a list. */
export const MAX_CARDS = 24;

const CardsPayload = z.object({
  propertyIds: z.array(z.int32().positive()).min(1).max(MAX_CARDS),
  /** An invalid day is refused with 2002, so only the length is checked here. */
  checkIn: z.string().max(40).default(""),
  checkOut: z.string().max(40).default(""),
});
export type CardsPayload = z.infer<typeof CardsPayload>;

/** A card with the price of the stay. A property that is not free then, or not for so few nights, is listed too. */
export const StayCard = PropertyCard.extend({ isFree: z.boolean() });
export type StayCard = z.infer<typeof StayCard>;

/** The cards of given properties in the given order. A property that is no longer listed is left out. */
export const listCards = {
  ...endpoints.listCards,
  schema: { body: CardsPayload, response: { 200: z.object({ properties: z.array(StayCard) }) } },
} as const satisfies Endpoint;
