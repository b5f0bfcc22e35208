import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Deed } from "./enqueue.ts";

const AT_ONCE = 20;
const LEASE_S = 30;
/** Then somebody must look; nothing owed is ever dropped. */
const MOST_TRIES = 10;
const isMessage = /^(mail|sms)-|-message$/;

/** What is owed: `id` is the same for every try, so that partners can tell a repeated deed. */
export type Owed = { id: string; kind: Deed; subjectId: string; tries: number };
/** Does one deed; `again` when the partner did not surely do it. */
export type DoDeed = (owed: Owed) => Promise<"done" | "again">;
export type Workshop = { db: Db; log: FastifyBaseLogger; timeScale: number; deeds: Record<Deed, DoDeed> };

/** Does what is due, at least once each; a lease keeps two processes from doing the same. Tells how much it took up. */
export async function workOff(workshop: Workshop): Promise<number> {
  const { db, timeScale } = workshop;
  const { rows } = await db.execute<Owed>(sql`
    UPDATE outbox SET tries = tries + 1, leased_until = app_now() + ${LEASE_S * timeScale} * interval '1 second'
    WHERE id IN (
      SELECT id FROM outbox
      WHERE done_at IS NULL AND parked_at IS NULL AND run_at <= app_now()
        AND (leased_until IS NULL OR leased_until <= app_now())
      ORDER BY run_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, subject_id AS "subjectId", tries`);
  await Promise.all(rows.map((owed) => doOne(workshop, owed)));
  return rows.length;
}

async function doOne(workshop: Workshop, owed: Owed): Promise<void> {
  const { db, log } = workshop;
  try {
    if ((await workshop.deeds[owed.kind](owed)) === "again") return await later(workshop, owed);
    await faultPoint(isMessage.test(owed.kind) ? "K22" : "K21");
    await db.execute(sql`UPDATE outbox SET done_at = app_now(), leased_until = NULL WHERE id = ${owed.id}`);
  } catch (err) {
    log.warn({ err, event: "outbox", outcome: owed.kind }, "a deed failed");
    await later(workshop, owed);
  }
}

/** Waits longer after each try, and a little by chance so that many do not come back at once. */
async function later({ db, log, timeScale }: Workshop, owed: Owed): Promise<void> {
  if (owed.tries >= MOST_TRIES) {
    await db.execute(sql`UPDATE outbox SET parked_at = app_now(), leased_until = NULL WHERE id = ${owed.id}`);
    log.error({ event: "outbox-parked", outcome: owed.kind, subjectId: owed.subjectId }, "given up");
    return;
  }
  const seconds = Math.min(300, 2 ** owed.tries) * (0.75 + Math.random() / 2) * timeScale;
  await db.execute(sql`
    UPDATE outbox SET run_at = app_now() + ${seconds} * interval '1 second', leased_until = NULL WHERE id = ${owed.id}`);
}
