import { inArray } from "drizzle-orm";
import { type BlockedNights, blockNights as blockInCalendar, type NightRange } from "#api/calendar/block-nights.ts";
import { type UnblockedNights, unblockNights as unblockInCalendar } from "#api/calendar/unblock-nights.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { properties } from "#api/schema/property.ts";
import { addDays, isDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

const MAX_HOMES = 200;
/** Each part is a transaction of its own. */
const HOMES_AT_ONCE = 25;
/** Two years. */
const MAX_DAYS_AHEAD = 731;
const MAX_NOTE = 200;

type Block = NightRange & { note: string | null; whenFree: boolean };

/**
 * Closes the free nights of homes. Homes are closed in parts; a command that was killed and runs again names all of them,
 * because nights that are closed already count.
 */
export async function blockNights(db: Db, operator: Operator, block: Block): Promise<BlockedNights> {
  const { note, whenFree } = block;
  if ((note?.length ?? 0) > MAX_NOTE) throw new OperatorError(`The note has at most ${MAX_NOTE} characters.`);
  const all: BlockedNights = { blocked: [], held: [], booked: [], imported: [] };
  for (const range of await partsOf(db, block)) {
    const part = await runAction(db, operator, "block-nights", async (tx) => {
      const result = await blockInCalendar(tx, { ...range, note, whenFree, madeBy: "operator" });
      return { subject: subjectOf(range), after: { ...daysOf(range), whenFree, blocked: result.blocked }, result };
    });
    for (const key of ["blocked", "held", "booked", "imported"] as const) (all[key] as unknown[]).push(...part[key]);
    await faultPoint("K61");
  }
  if (all.blocked.length === 0 && !whenFree && all.imported.length === 0)
    throw new OperatorError("These nights are booked or being booked.");
  return all;
}

/** Opens the blocked nights of homes. */
export async function unblockNights(db: Db, operator: Operator, range: NightRange): Promise<UnblockedNights> {
  const all: UnblockedNights = { opened: [], imported: [] };
  for (const part of await partsOf(db, range)) {
    const { opened, imported } = await runAction(db, operator, "unblock-nights", async (tx) => {
      const result = await unblockInCalendar(tx, part);
      return { subject: subjectOf(part), after: { ...daysOf(part), opened: result.opened }, result };
    });
    all.opened.push(...opened);
    all.imported.push(...imported);
  }
  if (all.opened.length === 0 && all.imported.length > 0)
    throw new OperatorError("These nights come from another calendar. Open them there.");
  return all;
}

const subjectOf = ({ propertyIds }: NightRange) => ({ kind: "property", id: propertyIds.join(",") }) as const;
const daysOf = ({ from, to }: NightRange) => ({ from, to });

async function partsOf(db: Tx, { propertyIds, from, to }: NightRange): Promise<NightRange[]> {
  requireDays({ from, to }, todayInRiyadh(await productTime(db)));
  const ids = [...new Set(propertyIds)].toSorted((one, other) => one - other);
  if (ids.length > MAX_HOMES) throw new OperatorError(`Name at most ${MAX_HOMES} homes.`);
  const known = await db.select({ id: properties.id }).from(properties).where(inArray(properties.id, ids));
  const unknown = ids.find((id) => !known.some((home) => home.id === id));
  if (unknown !== undefined) throw new OperatorError(`There is no property ${unknown}.`);
  const starts = ids.map((_, at) => at).filter((at) => at % HOMES_AT_ONCE === 0);
  return starts.map((at) => ({ propertyIds: ids.slice(at, at + HOMES_AT_ONCE), from, to }));
}

function requireDays({ from, to }: Pick<NightRange, "from" | "to">, today: string): void {
  for (const day of [from, to])
    if (!isDay(day)) throw new OperatorError(`“${day}” is no day; write --from 2027-01-31 --to 2027-02-03.`);
  if (to <= from) throw new OperatorError("The range ends before it begins; --to is the day of departure.");
  if (from < today) throw new OperatorError("The range begins in the past.");
  if (to > addDays(today, MAX_DAYS_AHEAD)) throw new OperatorError("Nights can be blocked for two years.");
}
