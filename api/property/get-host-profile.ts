import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { summaryOf } from "#api/review/review-summary.ts";
import type { HostProfile } from "#contract/list/host-profile.ts";
import { MAX_CARDS } from "#contract/list/saved-property.ts";
import type { HostFacts } from "#contract/property/host-facts.ts";
import type { Site } from "#domain/site/sites.ts";
import { bookableStay } from "./offer/bookable-stay.ts";
import { listedCards } from "./property-cards.ts";

type Shown = { site: Site; describePictures: DescribePictures; secrets: readonly string[] };
type Request = { hostId: number; checkIn: string; checkOut: string; pageNo: number };
type Row = HostFacts & { averageRating: number; reviewCount: number };

/** A host with a page of their properties. A page behind the last is the last. */
export async function getHostProfile(db: Tx, shown: Shown, { hostId, pageNo, ...days }: Request): Promise<HostProfile> {
  const [row] = await runPrepared<Row>(db, profile, [hostId]);
  if (!row) throw new Problem("not-found");
  const { averageRating, reviewCount, ...host } = row;
  const pageCount = Math.ceil(host.propertyCount / MAX_CARDS);
  const page = Math.min(pageNo, pageCount);
  const stay = bookableStay([days], await appToday(db), shown.site);
  const found = await runPrepared<{ id: number }>(db, ownProperties, [hostId, MAX_CARDS, (page - 1) * MAX_CARDS]);
  const ids = found.map(({ id }) => id);
  const cards = await listedCards(db, ids, stay, shown);
  return {
    host,
    review: summaryOf("mabeet", { averageRating, reviewCount }),
    stay,
    page,
    pageCount,
    properties: ids.flatMap((id) => cards.get(id) ?? []),
  };
}

/** No row for a host without a listed property. */
const profile = {
  name: "host-profile",
  text: `
    SELECT h.id, h.first_name_en AS "firstNameEn", h.first_name_ar AS "firstNameAr", h.user_type AS "userType",
      to_char(h.hosting_since, 'YYYY-MM') AS since, h.response_minutes AS "responseMinutes", h.languages,
      count(*)::integer AS "propertyCount", coalesce(sum(r.review_count), 0)::integer AS "reviewCount",
      coalesce(round(sum(r.average_rating * r.review_count) / nullif(sum(r.review_count), 0), 1), 0)::float8
        AS "averageRating"
    FROM host h
    JOIN property p ON p.host_id = h.id AND p.status = 'listed'
    LEFT JOIN review_summary r ON r.property_id = p.id AND r.provider = 'mabeet'
    WHERE h.id = $1
    GROUP BY h.id`,
};

const ownProperties = {
  name: "host-properties",
  text: "SELECT id FROM property WHERE host_id = $1 AND status = 'listed' ORDER BY rank DESC, id LIMIT $2 OFFSET $3",
};
