import type { Pool, PoolClient } from "pg";

/** Tables in the order in which every transaction locks their rows (docs/decisions/39-one-lock-order.md). */
const lockOrder = [
  "property",
  "listing",
  "calendar_feed",
  "photo",
  "cart",
  "gift_order",
  "coupon",
  "placed_order",
  "bill",
  "payment",
  "cart_leg",
  "wallet",
  "wallet_lot",
  "gift_card",
  "document_series",
] as const;
/** A stay is locked before its nights. */
const claimOrder = ["stay_claim", "night_claim"] as const;

/** The transactions of this process that locked tables in another order. */
const violations: string[] = [];

/** The violations since the last call. */
export function takeLockViolations(): string[] {
  return violations.splice(0);
}

/** Records the order of locks in every transaction of this pool. */
export function watchLockOrder(pool: Pool): void {
  pool.on("connect", (client) => watch(client));
}

function watch(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let locked: string[] | null = null;
  let inserted = new Set<string>();
  const watched = (...args: unknown[]) => {
    const text = textOf(args[0]);
    if (/^\s*BEGIN/i.test(text)) [locked, inserted] = [[], new Set()];
    else if (/^\s*(COMMIT|ROLLBACK)/i.test(text)) locked = null;
    else if (locked) {
      for (const table of lockedTables(text)) if (!inserted.has(table)) locked = lock(locked, table);
      for (const table of insertedTables(text)) inserted.add(table);
    }
    return query(...args);
  };
  client.query = watched as typeof client.query;
}

/** The tables that are locked now; notes a violation when a later table was locked before this one. */
function lock(before: string[], table: string): string[] {
  if (before.includes(table)) return before;
  for (const order of [lockOrder, claimOrder] as readonly (readonly string[])[]) {
    const rank = order.indexOf(table);
    const later = rank < 0 ? undefined : before.find((other) => order.indexOf(other) > rank);
    if (later) violations.push(`${later} before ${table}, after ${before.join(", ")}`);
  }
  return [...before, table];
}

/** Nobody can wait for a row that this transaction inserted; changing it later is no new lock. */
function insertedTables(statement: string): string[] {
  const text = statement.replaceAll('"', "").replace(/\s+/g, " ");
  return [...text.matchAll(/\bINSERT INTO ([a-z_]+)/gi)]
    .map(([, table = ""]) => table)
    .filter((table) => isKnown(table));
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return query !== null && typeof query === "object" && "text" in query ? String(query.text) : "";
}

const known: readonly string[] = [...lockOrder, ...claimOrder];
const isKnown = (table: string) => known.includes(table);

/** The tables whose rows a statement locks, in the order in which it names them. */
export function lockedTables(statement: string): string[] {
  const text = statement.replaceAll('"', "").replace(/\s+/g, " ");
  const named: [number, string][] = [];
  for (const match of text.matchAll(/\b(?:UPDATE|DELETE FROM) ([a-z_]+)/gi)) {
    const before = text.slice(0, match.index);
    const upserted = /\bDO $/i.test(before)
      ? before.match(/\bINSERT INTO ([a-z_]+)(?!.*\bINSERT INTO )/i)?.[1]
      : undefined;
    if (!/\bFOR (NO KEY )?$/i.test(before)) named.push([match.index, upserted ?? match[1] ?? ""]);
  }
  for (const match of text.matchAll(/\bFOR (?:NO KEY )?UPDATE(?: OF ([a-z_]+))?/gi)) {
    named.push([match.index, tableOfLock(text.slice(0, match.index), match[1])]);
  }
  return named.sort(([a], [b]) => a - b).flatMap(([, table]) => (known.includes(table) ? [table] : []));
}

/** The table that a locking clause means: the one it names, or the first after the last FROM of its own SELECT. */
function tableOfLock(before: string, alias: string | undefined): string {
  if (alias && known.includes(alias)) return alias;
  const own = withoutParentheses(before);
  if (alias) return new RegExp(`\\b(${known.join("|")}) (?:AS )?${alias}\\b`, "i").exec(own)?.[1] ?? "";
  return own.match(/\bFROM ([a-z_]+)(?!.*\bFROM )/i)?.[1] ?? "";
}

/** The text of the innermost open level: what stands in closed parentheses belongs to other SELECTs. */
function withoutParentheses(text: string): string {
  const levels = [""];
  for (const character of text) {
    if (character === "(") levels.push("");
    else if (character === ")") levels.pop();
    else levels[levels.length - 1] += character;
  }
  return levels.at(-1) ?? "";
}
