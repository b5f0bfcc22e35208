import { type PlainPage, pageAddresses } from "#domain/page/page-addresses.ts";
import { originOf } from "#domain/seo/alternates.ts";
import type { PageContext } from "./site-pages.ts";

/** The pages of one guest's booking; a prefix covers the pages below it. */
const bookingSteps = ["guest", "payment", "confirmation"] as const satisfies readonly PlainPage[];
/** Addresses that only store choices. */
const choices = ["/preferences", "/consent"];

/**
 * The robots.txt of a site, the same in every environment, so that tests see what is public. Pages that must not be
 * listed say so themselves, which requires that they may be requested.
 */
export function writeRobots({ site, reached }: PageContext): string {
  const steps = bookingSteps.map((step) => pageAddresses[step].desktop).flatMap((path) => [path, `/*${path}`]);
  const closed = ["/api/", ...choices, ...steps].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${originOf(site, reached)}/sitemap.xml`, ""].join("\n");
}
