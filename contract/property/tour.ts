import { z } from "zod";
import { BothLanguages } from "#contract/endpoint/both-languages.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { AddressId } from "./address-id.ts";

/** A link to another panorama; angles are degrees from the middle of the picture, to the right and upwards. */
const Hotspot = z.object({ to: z.string(), yaw: z.number(), pitch: z.number() });

const Tour = z.object({
  /** The rooms in the order of the tour; none for a property without a tour. */
  stops: z.array(
    z.object({
      room: z.string(),
      spaceCategoryId: z.int().nullable(),
      /** Absent where the kind of the space says it. */
      name: BothLanguages.optional(),
      /** The panorama: a small one that is shown first, and the full one. */
      preview: z.string(),
      panorama: z.string(),
      /** The direction of the first view in degrees; absent where the doors decide. */
      startYaw: z.number().optional(),
      hotspots: z.array(Hotspot),
    }),
  ),
});
export type Tour = z.infer<typeof Tour>;

export const getTour = {
  ...endpoints.getTour,
  schema: { params: z.object({ propertyId: AddressId }), response: { 200: Tour } },
} as const satisfies Endpoint;
