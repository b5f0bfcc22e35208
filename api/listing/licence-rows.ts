import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { LicenceState } from "#domain/listing/licence.ts";
import type { LicenceAnswer } from "./licence-register.ts";

export type LicenceNumber = { countryCode: string; number: string };
export type KnownLicence = LicenceNumber & { listingId: string; state: LicenceState };
export type NewLicence = LicenceNumber & { listingId: string; answer: LicenceAnswer | null };

/** The permits with these numbers, and the homes that have them. */
export async function licencesWith(tx: Tx, numbers: readonly LicenceNumber[]): Promise<KnownLicence[]> {
  if (numbers.length === 0) return [];
  const { rows } = await tx.execute<KnownLicence>(sql`
    SELECT listing_id AS "listingId", licence.country_code AS "countryCode", licence.number, state
    FROM licence JOIN jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) AS given ("countryCode" text, number text)
      ON licence.country_code = given."countryCode" AND licence.number = given.number`);
  return rows;
}

/** Stores permits as their homes and the register name them; one that says the same stays untouched. */
export async function storeLicences(tx: Tx, licences: readonly NewLicence[]): Promise<void> {
  if (licences.length === 0) return;
  const rows = licences.map(({ listingId, countryCode, number, answer }) => ({
    ...{ listing_id: listingId, country_code: countryCode, number },
    ...{ state: answer?.state ?? "unchecked", valid_until: answer?.validUntil ?? null },
    holder_hash: answer?.holderHash ?? null,
    was_checked: answer !== null,
  }));
  await tx.execute(sql`
    INSERT INTO licence (listing_id, country_code, number, state, valid_until, holder_hash, checked_at)
    SELECT listing_id, country_code, number, state, valid_until, holder_hash, CASE WHEN was_checked THEN app_now() END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (listing_id uuid, country_code text, number text,
      state text, valid_until date, holder_hash text, was_checked boolean)
    ON CONFLICT (listing_id) DO UPDATE SET country_code = excluded.country_code, number = excluded.number,
      state = excluded.state, valid_until = excluded.valid_until, holder_hash = excluded.holder_hash,
      checked_at = excluded.checked_at
    WHERE (licence.country_code, licence.number, licence.state, licence.valid_until, licence.holder_hash)
      IS DISTINCT FROM (excluded.country_code, excluded.number, excluded.state, excluded.valid_until, excluded.holder_hash)`);
}
