import type { PropertyDetails } from "#contract/property/property.ts";
import { tourHosts } from "#domain/property/tour-hosts.ts";

type Toured = Pick<PropertyDetails, "spaces" | "propertyId">;

/** Where a property's tour is: on our site, or in a frame of a trusted provider. Anything else is no tour. */
export type Tour = { kind: "own" } | { kind: "frame"; url: string };

/** The last media item of the spaces is the tour. */
export function tourOf({ spaces, propertyId }: Toured): Tour | null {
  const url = spaces.flatMap(({ media }) => media).at(-1)?.mediaUrl;
  if (!url) return null;
  if (url === `/tour/${propertyId}`) return { kind: "own" };
  return isTrusted(url) ? { kind: "frame", url } : null;
}

export function hasTour(property: Toured): boolean {
  return tourOf(property) !== null;
}

function isTrusted(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && tourHosts.includes(hostname);
}
