import { type PlainPage, pageAddresses } from "#domain/page/page-addresses.ts";
import { originOf } from "#domain/seo/alternates.ts";
import type { Asked } from "./site-pages.ts";

/** The steps of a booking belong to one guest; a prefix covers the pages below it. */
const bookingSteps = ["guest", "payment", "confirmation"] as const satisfies readonly PlainPage[];
/** Addresses that only take choices. */
const choices = ["/preferences", "/consent"];

/**
 * What search engines may ask for: the same in every environment, so that tests see what the world sees. Pages that are
 * for guests only say so themselves; a page that may not be asked for could not.
 */
export function writeRobots({ site, reached }: Asked): string {
  const steps = bookingSteps.map((step) => pageAddresses[step].desktop).flatMap((path) => [path, `/*${path}`]);
  const closed = ["/api/", ...choices, ...steps].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${originOf(site, reached)}/sitemap.xml`, ""].join("\n");
}
