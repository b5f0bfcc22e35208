import type { Programme } from "#domain/loyalty/rates.ts";
import { sandboxNow } from "../clock.ts";
import { storeFile } from "../store-file.ts";

/** A one-time code that a member was sent; the merchant's id. */
export type CodeRequest = {
  id: string;
  programme: Programme;
  member: string;
  createdAt: number;
  wrongCodes: number;
  confirmedAt: number | null;
};

/** Points of a member that a merchant reserved; the merchant's id. */
export type Burn = {
  id: string;
  programme: Programme;
  reference: string;
  /** `null` when it was released before it began. */
  asked: { member: string; points: number } | null;
  points: number;
  status: "reserved" | "captured" | "released";
  returns: { id: string; points: number }[];
  reservedUntil: number;
  changedAt: number;
  /** Until then the programme answers that it does not exist. */
  hiddenUntil: number;
};

/** Points that a member got for a stay; the merchant's id. */
export type Earn = { id: string; programme: Programme; member: string; points: number; reference: string };

/** A movement of points in the programme's ledger. */
export type LedgerLine = {
  at: string;
  kind: "reserved" | "captured" | "released" | "returned" | "earned";
  /** The burn or earn that it belongs to. */
  id: string;
  points: number;
  returnId?: string;
};

type Entry = { code: CodeRequest } | { burn: Burn } | { earn: Earn } | { programme: Programme; line: LedgerLine };

const codes = new Map<string, CodeRequest>();
const burns = new Map<string, Burn>();
const earns = new Map<string, Earn>();
const lines: Record<Programme, LedgerLine[]> = { mokafa: [], qitaf: [], fursan: [] };
const file = storeFile("loyalty.jsonl");
for (const entry of file.read()) apply(entry as Entry);

function apply(entry: Entry): void {
  if ("code" in entry) codes.set(keyOf(entry.code), entry.code);
  else if ("burn" in entry) burns.set(keyOf(entry.burn), entry.burn);
  else if ("earn" in entry) earns.set(keyOf(entry.earn), entry.earn);
  else linesOf(entry.programme).push(entry.line);
}

function keyOf({ programme, id }: { programme: Programme; id: string }): string {
  return `${programme}/${id}`;
}

/** Stores the current state; to be called after every change. */
export function save(entry: Exclude<Entry, { line: LedgerLine }>): void {
  apply(entry);
  file.append(entry);
}

export function writeLine(programme: Programme, line: Omit<LedgerLine, "at">): void {
  const entry = { programme, line: { at: new Date(sandboxNow()).toISOString(), ...line } };
  apply(entry);
  file.append(entry);
}

export function findCode(programme: Programme, id: string): CodeRequest | undefined {
  return codes.get(keyOf({ programme, id }));
}

export function findBurn(programme: Programme, id: string): Burn | undefined {
  return burns.get(keyOf({ programme, id }));
}

export function findEarn(programme: Programme, id: string): Earn | undefined {
  return earns.get(keyOf({ programme, id }));
}

/** In the order of their creation. */
export function burnsOf(programme: Programme): Burn[] {
  return [...burns.values()].filter((burn) => burn.programme === programme);
}

export function earnsOf(programme: Programme): Earn[] {
  return [...earns.values()].filter((earn) => earn.programme === programme);
}

export function linesOf(programme: Programme): LedgerLine[] {
  return lines[programme];
}
