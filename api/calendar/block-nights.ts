import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { Day } from "#domain/stay/day.ts";
import { lockCalendars } from "./lock-calendars.ts";

export type NightRange = { propertyIds: readonly number[]; from: Day; to: Day };
type Block = NightRange & {
  note: string | null;
  madeBy: string;
  /** Nights that a guest holds or pays for are closed as soon as the guest leaves them. */
  whenFree: boolean;
};

export type BlockedNights = {
  /** How many nights of a home are closed by a block now. */
  blocked: { propertyId: number; nights: number }[];
  /** `until` is `null` while the guest pays. */
  held: { propertyId: number; night: Day; until: string | null }[];
  booked: { propertyId: number; night: Day; orderNumber: string | null }[];
  /** Nights that another calendar has closed already. */
  imported: { propertyId: number; nights: number }[];
};

/** Closes all free nights of homes in a range. Nothing is taken from a guest: the answer names the nights that guests have. */
export async function blockNights(tx: Tx, block: Block): Promise<BlockedNights> {
  await lockCalendars(tx, block.propertyIds);
  await closeFreeNights(tx, block);
  if (block.whenFree) await closeLater(tx, block);
  return readNights(tx, block);
}

const nightsOf = ({ propertyIds, from, to }: NightRange) => sql`
  (SELECT id AS property_id, night::date FROM unnest(${sql.param([...propertyIds])}::integer[]) AS id,
    generate_series(${from}::timestamp, ${to}::timestamp - interval '1 day', '1 day') AS night)`;

async function closeFreeNights(tx: Tx, { note, madeBy, ...range }: Block): Promise<void> {
  await tx.execute(sql`
    WITH free AS (
      SELECT property_id, night, night - (row_number() OVER (PARTITION BY property_id ORDER BY night))::integer AS run
      FROM ${nightsOf(range)} AS wanted
      WHERE NOT EXISTS (
        SELECT FROM night_claim n WHERE n.property_id = wanted.property_id AND n.night = wanted.night)),
    runs AS (SELECT property_id, min(night) AS first, max(night) AS last FROM free GROUP BY property_id, run),
    claims AS (
      INSERT INTO stay_claim (property_id, nights, state, kind, note, made_by)
      SELECT property_id, daterange(first, last + 1), 'confirmed', 'block', ${note}, ${madeBy} FROM runs
      ORDER BY property_id, first
      RETURNING id, property_id, nights)
    INSERT INTO night_claim (property_id, night, stay_claim_id, state)
    SELECT property_id, lower(nights) + n, id, 'confirmed'
    FROM claims, generate_series(0, upper(nights) - lower(nights) - 1) AS n
    ORDER BY property_id, lower(nights) + n`);
}

async function closeLater(tx: Tx, { note, madeBy, ...range }: Block): Promise<void> {
  await tx.execute(sql`
    INSERT INTO pending_night (property_id, night, kind, note, made_by)
    SELECT n.property_id, n.night, 'block', ${note}, ${madeBy}
    FROM ${nightsOf(range)} AS wanted JOIN night_claim n ON n.property_id = wanted.property_id AND n.night = wanted.night
    WHERE n.state IN ('held', 'paying')
    ON CONFLICT (property_id, night, kind) DO UPDATE SET note = excluded.note, made_by = excluded.made_by`);
}

type TakenNight = {
  propertyId: number;
  night: Day;
  kind: "guest" | "block" | "import";
  state: "held" | "paying" | "confirmed";
  until: string | null;
  orderNumber: string | null;
};

async function readNights(tx: Tx, range: NightRange): Promise<BlockedNights> {
  const { rows } = await tx.execute<TakenNight>(sql`
    SELECT n.property_id AS "propertyId", n.night::text AS night, c.kind, n.state,
      to_char(n.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS until, o.order_number AS "orderNumber"
    FROM night_claim n JOIN stay_claim c ON c.id = n.stay_claim_id
    LEFT JOIN chalet_order_item s ON s.stay_claim_id = c.id AND c.kind = 'guest' AND n.state = 'confirmed'
    LEFT JOIN order_item i ON i.id = s.order_item_id
    LEFT JOIN placed_order o ON o.id = i.order_id
    WHERE n.property_id = ANY (${sql.param([...range.propertyIds])}::integer[])
      AND n.night >= ${range.from}::date AND n.night < ${range.to}::date
    ORDER BY n.property_id, n.night`);
  const guests = rows.filter(({ kind }) => kind === "guest");
  return {
    blocked: counted(rows.filter(({ kind }) => kind === "block")),
    held: guests
      .filter(({ state }) => state !== "confirmed")
      .map(({ propertyId, night, until }) => ({ propertyId, night, until })),
    booked: guests
      .filter(({ state }) => state === "confirmed")
      .map(({ propertyId, night, orderNumber }) => ({ propertyId, night, orderNumber })),
    imported: counted(rows.filter(({ kind }) => kind === "import")),
  };
}

function counted(rows: readonly TakenNight[]): { propertyId: number; nights: number }[] {
  const counts = new Map<number, number>();
  for (const { propertyId } of rows) counts.set(propertyId, (counts.get(propertyId) ?? 0) + 1);
  return [...counts].map(([propertyId, nights]) => ({ propertyId, nights }));
}
