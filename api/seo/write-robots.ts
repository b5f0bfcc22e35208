import { originOf } from "#domain/seo/alternates.ts";
import type { Asked } from "./site-pages.ts";

/** Steps of a booking: each guest's own, under every language and surface. */
const bookingSteps = ["guest", "payment", "confirmation"];
/** Addresses that only take choices. */
const choices = ["/preferences", "/consent"];

/**
 * What search engines may ask for: the same in every environment, so that tests see what the world sees. Pages that are
 * for guests only say so themselves; a page that may not be asked for could not.
 */
export function writeRobots({ site, reached }: Asked): string {
  const steps = bookingSteps.flatMap((step) => [`/chalet/${step}`, `/*/chalet/${step}`]);
  const closed = ["/api/", ...choices, ...steps].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${originOf(site, reached)}/sitemap.xml`, ""].join("\n");
}
