import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { AddressId } from "./property.ts";

/** A door one may go through; angles are degrees from the middle of the picture, to the right and upwards. */
const Hotspot = z.object({ to: z.string(), yaw: z.number(), pitch: z.number() });

const Tour = z.object({
  /** The rooms in the order they are walked through; none for a home without a tour. */
  stops: z.array(
    z.object({
      room: z.string(),
      spaceCategoryId: z.int(),
      /** The panorama: a small one that comes first, and the one that replaces it. */
      preview: z.string(),
      panorama: z.string(),
      hotspots: z.array(Hotspot),
    }),
  ),
});
export type Tour = z.infer<typeof Tour>;

export const getTour = {
  ...endpoints.getTour,
  schema: { params: z.object({ propertyId: AddressId }), response: { 200: Tour } },
} as const satisfies Endpoint;
