import { z } from "zod";
import type { BurnEvidence, CodeConfirmed, CodeSent, EarnEvidence, ListedBurn } from "./loyalty-port.ts";

const SILENT = { kind: "silent" } as const;
const points = z.int().min(0).max(1_000_000_000);

const Sent = z.object({
  id: z.string(),
  expiresIn: z.int().min(1).max(3_600),
  maskedPhone: z.string().min(4).max(30),
});
const Confirmed = z.object({ id: z.string(), points });
const Wrong = z.object({ attemptsLeft: z.int().min(0).max(10) });
const Refused = z.object({ error: z.string().max(60) });
const Burn = z.object({
  id: z.string().min(1).max(60),
  reference: z.string().min(1).max(100),
  status: z.enum(["reserved", "captured", "released"]),
  points,
  returned: points,
  reservedUntil: z.iso.datetime().nullable(),
});
const ListPage = z.object({ burns: z.array(Burn).max(200), next: z.int().nullable() });
const Earned = z.object({ id: z.string(), points });

/** Every reader treats another id or an invalid answer as no answer. */
export function readSent(json: unknown, requestId: string): CodeSent {
  const read = Sent.safeParse(json);
  if (!read.success || read.data.id !== requestId) return SILENT;
  const { expiresIn, maskedPhone } = read.data;
  return { kind: "sent", expiresIn, maskedPhone };
}

export function readConfirmed(json: unknown, requestId: string): CodeConfirmed {
  const read = Confirmed.safeParse(json);
  return read.success && read.data.id === requestId ? { kind: "confirmed", points: read.data.points } : SILENT;
}

export function readWrong(json: unknown): CodeConfirmed {
  const read = Wrong.safeParse(json);
  return read.success ? { kind: "wrong", attemptsLeft: read.data.attemptsLeft } : SILENT;
}

/** Blocked members have a reason of their own; every other reason means that there is no such member. */
export function readRefusal(json: unknown): CodeSent {
  return { kind: "refused", reason: errorOf(json) === "blocked" ? "blocked" : "not-a-member" };
}

export function readBurn(json: unknown, burnId: string): BurnEvidence {
  const read = Burn.safeParse(json);
  if (!read.success || read.data.id !== burnId) return SILENT;
  const { status, reference, points, returned, reservedUntil } = read.data;
  return {
    kind: status,
    reference,
    points,
    returned,
    ...(reservedUntil === null ? {} : { reservedUntil: new Date(reservedUntil) }),
  };
}

export function readDeclined(json: unknown): BurnEvidence {
  const error = errorOf(json);
  const reason = (["too-few-points", "not-confirmed"] as const).find((known) => known === error);
  return { kind: "declined", reason: reason ?? "other" };
}

export function readBurnPage(json: unknown): { items: ListedBurn[]; next: number | null } | null {
  const read = ListPage.safeParse(json);
  if (!read.success) return null;
  const { burns, next } = read.data;
  const items = burns.map(({ id, status, points, returned }) => ({ burnId: id, kind: status, points, returned }));
  return { items, next };
}

export function readEarned(json: unknown, earnId: string): EarnEvidence {
  const read = Earned.safeParse(json);
  return read.success && read.data.id === earnId ? { kind: "earned", points: read.data.points } : SILENT;
}

function errorOf(json: unknown): string | null {
  const read = Refused.safeParse(json);
  return read.success ? read.data.error : null;
}
