import { sql } from "drizzle-orm";
import { licensedCountries, refusingStates } from "#domain/listing/licence.ts";
import { listingLimits } from "#domain/listing/listing-limits.ts";

/**
 * Guests find a home exactly while its listing is listed, and only with what a home of a host must have. The document of a
 * home that was seeded is empty; its pictures are drawn, which those of a host's home never are in production.
 */
export function listingInvariants(isProduction: boolean) {
  return [
    {
      invariant: "I21",
      violations: sql`
        SELECT p.id::text AS subject, 'is ' || p.status || ' while its listing is ' || coalesce(l.state, 'missing') AS detail
        FROM property p LEFT JOIN listing l ON l.property_id = p.id
        WHERE (p.status = 'listed') <> (l.state IS NOT DISTINCT FROM 'listed')
        UNION ALL
        SELECT l.id::text, 'is listed while its licence is ' || licence.state
        FROM listing l JOIN licence ON licence.listing_id = l.id
        WHERE l.state = 'listed' AND licence.state = ANY (${sql.param([...refusingStates])}::text[])
        UNION ALL
        SELECT l.id::text, 'is listed without a licence number'
        FROM listing l JOIN property p ON p.id = l.property_id JOIN city ON city.id = p.city_id
        WHERE l.state = 'listed' AND l.body <> '{}' AND city.country_code = ANY (${sql.param(licensedCountries)}::text[])
          AND (p.license_number IS NULL OR NOT EXISTS (
            SELECT FROM licence WHERE listing_id = l.id AND number = p.license_number))
        UNION ALL
        SELECT p.id::text, 'is listed with ' || shown.ready || ' photographs'
        FROM property p JOIN listing l ON l.property_id = p.id CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE photo.state = 'ready') AS ready
          FROM property_photo JOIN photo ON photo.id = photo_id WHERE property_id = p.id) AS shown
        WHERE p.picture_source = 'photos' AND l.state = 'listed' AND l.body <> '{}'
          AND shown.ready < ${listingLimits.photos}
        UNION ALL
        SELECT p.id::text, 'shows drawn pictures'
        FROM property p JOIN listing l ON l.property_id = p.id
        WHERE ${isProduction} AND p.picture_source = 'drawn' AND l.state = 'listed' AND l.body <> '{}'
        UNION ALL
        SELECT property_id::text, 'shows photo ' || photo.id || ', which is ' || photo.state
        FROM property_photo JOIN photo ON photo.id = photo_id WHERE photo.state <> 'ready'
        UNION ALL
        SELECT id::text, 'is listed without a name in one language'
        FROM property WHERE status = 'listed' AND (btrim(name_en) = '' OR btrim(name_ar) = '')`,
    },
  ];
}
