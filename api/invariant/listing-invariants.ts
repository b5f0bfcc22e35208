import { sql } from "drizzle-orm";

/** Guests find a home exactly while its listing is listed. */
export const listingInvariants = [
  {
    invariant: "I21",
    violations: sql`
      SELECT p.id::text AS subject, 'is ' || p.status || ' while its listing is ' || coalesce(l.state, 'missing') AS detail
      FROM property p LEFT JOIN listing l ON l.property_id = p.id
      WHERE (p.status = 'listed') <> (l.state IS NOT DISTINCT FROM 'listed')
      UNION ALL
      SELECT l.id::text, 'is listed while its licence is ' || licence.state
      FROM listing l JOIN licence ON licence.listing_id = l.id
      WHERE l.state = 'listed' AND licence.state IN ('expired', 'suspended', 'not-found')`,
  },
];
