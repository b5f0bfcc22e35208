import { eq, sql } from "drizzle-orm";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { bookableStay } from "#api/property/offer/bookable-stay.ts";
import { listedCards } from "#api/property/property-cards.ts";
import { savedLists } from "#api/schema/list.ts";
import type { SharedList } from "#contract/list/list.ts";
import { MAX_CARDS } from "#contract/list/saved-property.ts";
import type { Site } from "#domain/site/sites.ts";
import { requireShare } from "./require-share.ts";

type Shown = { site: Site; describePictures: DescribePictures; secrets: readonly string[] };
type SharedListRequest = { token: string; checkIn: string; checkOut: string; page: number; browserId: string | null };
type Row = { propertyId: number; note: string; votes: number; isVoted: boolean; total: number };

/** A page of the list of a link, with the prices of its dates. */
export async function getSharedList(db: Tx, shown: Shown, request: SharedListRequest): Promise<SharedList> {
  const { listId, mayVote, withNotes } = await requireShare(db, request.token);
  const [list] = await db.select().from(savedLists).where(eq(savedLists.id, listId));
  const stay = bookableStay([request, list], await appToday(db), shown.site);
  const rows = await pageOf(db, { listId, mayVote, ...request });
  const totalCount = rows[0]?.total ?? 0;
  const ids = rows.map(({ propertyId }) => propertyId);
  const cards = await listedCards(db, ids, stay, shown);
  return {
    name: list?.name ?? null,
    mayVote,
    stay,
    totalCount,
    pageCount: Math.max(1, Math.ceil(totalCount / MAX_CARDS)),
    page: request.page,
    properties: rows.flatMap(({ propertyId, note, votes, isVoted }) => {
      const card = cards.get(propertyId);
      return card ? [{ card, note: withNotes ? note : "", votes, isVoted }] : [];
    }),
    unlistedCount: ids.length - cards.size,
  };
}

/** Most votes first, then the newest. A page behind the last is the last. */
async function pageOf(
  db: Tx,
  { listId, mayVote, page, browserId }: SharedListRequest & { listId: string; mayVote: boolean },
) {
  const { rows } = await db.execute<Row>(sql`
    SELECT p.property_id AS "propertyId", p.note, count(v.browser_id)::integer AS votes,
      coalesce(bool_or(v.browser_id = ${browserId}::uuid), false) AS "isVoted", (count(*) OVER ())::integer AS total
    FROM saved_list_property p
    LEFT JOIN list_vote v ON ${mayVote} AND v.list_id = p.list_id AND v.property_id = p.property_id
    WHERE p.list_id = ${listId}
    GROUP BY p.list_id, p.property_id, p.note, p.saved_at
    ORDER BY votes DESC, p.saved_at DESC, p.property_id
    LIMIT ${MAX_CARDS} OFFSET ${(page - 1) * MAX_CARDS}`);
  return rows;
}
