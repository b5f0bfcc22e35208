import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { productDay } from "#api/platform/database/product-time.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { openTask } from "#api/task/open-task.ts";
import { isLicenceRefused, licenceWarningDays } from "#domain/listing/licence.ts";
import type { Day } from "#domain/stay/day.ts";
import { tellHost, warnHost } from "./licence-notices.ts";
import type { LicenceAnswer, LicenceRegister } from "./licence-register.ts";
import type { LicenceNumber } from "./licence-rows.ts";
import { lockListings, moveListing } from "./move-listing.ts";

type Due = LicenceNumber & { listingId: string };

const BATCH = 50;
const TASK_HOURS = 24;

/**
 * Asks the register for permits that nobody asked for in a week, and for those that end in 30 or 7 days or today, of which
 * the host gets an SMS. One that is definitely not valid hides its home; a silent register changes nothing.
 */
export async function checkLicences(db: Db, register: LicenceRegister): Promise<void> {
  const today = await productDay(db);
  for (const due of await dueLicences(db)) {
    const answer = await register.ask(due.countryCode, due.number, today);
    if (answer.state === "unknown") continue;
    await inTransaction(db, (tx) => applyAnswer(tx, due, answer, today));
  }
}

async function dueLicences(db: Db): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    SELECT listing_id AS "listingId", licence.country_code AS "countryCode", number
    FROM licence JOIN listing ON listing.id = licence.listing_id
    WHERE listing.state IN ('listed', 'paused') AND licence.state <> 'not-needed'
      AND (checked_at IS NULL OR checked_at < app_now() - interval '7 days'
        OR valid_until - app_today() = ANY (${sql.param([...licenceWarningDays])}::integer[]) AND checked_at < app_now() - interval '1 day')
    ORDER BY checked_at NULLS FIRST LIMIT ${BATCH}`);
  return rows;
}

async function applyAnswer(
  tx: Parameters<typeof lockListings>[0],
  { listingId, number }: Due,
  answer: LicenceAnswer,
  today: Day,
): Promise<void> {
  const { state, validUntil, holderHash } = answer;
  const [listing] = await lockListings(tx, [listingId]);
  await tx.execute(sql`
    UPDATE licence SET state = ${state}, valid_until = ${validUntil}, holder_hash = coalesce(${holderHash}, holder_hash),
      checked_at = app_now()
    WHERE listing_id = ${listingId} AND number = ${number}`);
  if (!listing || (listing.state !== "listed" && listing.state !== "paused")) return;
  if (!isLicenceRefused(state)) return warnHost(tx, listingId, validUntil, today);
  await moveListing(tx, listing, "suspend", { as: "licence-job", by: "register", reason: `The licence is ${state}.` });
  await openTask(tx, { kind: "licence-refused", subject: listingId, hours: TASK_HOURS });
  await tellHost(tx, { listingId, kind: "ended", validUntil });
}
