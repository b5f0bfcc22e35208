import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { OutboxFailure } from "./outbox-failure.ts";

const BATCH_SIZE = 20;
/** Longer than any partner may take to answer, so that no other process repeats a call that is still under way. */
const LEASE_S = 40;
/** Then the job is parked for an operator; no job is ever dropped. */
const MAX_ATTEMPTS = 10;
/** So often a job that fails waits for a partner that is down: about a day. */
const MAX_WAITS = 300;
/** The columns hold no more. */
const MAX_COUNTED = 32_000;

/** `id` is the same in every attempt, so that a partner recognises a repeated call. */
export type OutboxJob<Kind extends string = string> = { id: string; kind: Kind; subjectId: string };
/** `attempts` with the one that is under way, and how often it had to wait for a partner. */
type LeasedJob<Kind extends string = string> = OutboxJob<Kind> & { attempts: number; waits: number };
/**
 * `again` when it is not certain that the partner did it. After too many attempts such a job is parked; one that answers
 * `wait` is attempted for as long as its partner needs, and waiting counts as no attempt.
 */
export type OutboxOutcome = "done" | "again" | "wait";
export type OutboxHandler = (job: OutboxJob) => Promise<OutboxOutcome>;
export type OutboxDeps<Kind extends string> = {
  db: Db;
  log: Log;
  timeScale: number;
  /** Only jobs of these kinds are run. */
  handlers: Readonly<Record<Kind, OutboxHandler>>;
};

/**
 * Runs due jobs at least once each; a lease prevents two processes from running the same one. Returns whether more may
 * be waiting.
 */
export async function runOutbox<Kind extends string>(deps: OutboxDeps<Kind>): Promise<boolean> {
  const { db, timeScale, handlers } = deps;
  const { rows } = await db.execute<LeasedJob<Kind>>(sql`
    UPDATE outbox SET tries = least(tries + 1, ${MAX_COUNTED}), leased_until = app_now() + ${LEASE_S * timeScale} * interval '1 second'
    WHERE id IN (
      SELECT id FROM outbox
      WHERE done_at IS NULL AND parked_at IS NULL AND run_at <= app_now() AND kind IN ${Object.keys(handlers)}
        AND (leased_until IS NULL OR leased_until <= app_now())
      ORDER BY run_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, subject_id AS "subjectId", tries AS attempts, waits`);
  await Promise.all(rows.map((job) => runOne(deps, job)));
  return rows.length > 0;
}

async function runOne<Kind extends string>(deps: OutboxDeps<Kind>, job: LeasedJob<Kind>): Promise<void> {
  const { db, log } = deps;
  try {
    const outcome = await deps.handlers[job.kind](job);
    if (outcome === "wait") return await wait(deps, job);
    if (outcome === "again") return await postpone(deps, job);
    await db.execute(sql`UPDATE outbox SET done_at = app_now(), leased_until = NULL WHERE id = ${job.id}`);
  } catch (err) {
    log.warn({ err, event: "outbox", outcome: job.kind }, "an outbox job failed");
    await afterFailure(deps, job, err);
  }
}

type DelayDeps = Omit<OutboxDeps<never>, "handlers">;

function afterFailure(deps: DelayDeps, job: LeasedJob, error: unknown): Promise<void> {
  if (!(error instanceof OutboxFailure)) return postpone(deps, job);
  if (error.next === "wait" && job.waits + 1 < MAX_WAITS) return wait(deps, job);
  return park(deps, job);
}

async function postpone(deps: DelayDeps, job: LeasedJob): Promise<void> {
  return job.attempts < MAX_ATTEMPTS ? delay(deps, job) : park(deps, job);
}

/** The attempt under way was none: its partner was not there. */
function wait(deps: DelayDeps, job: LeasedJob): Promise<void> {
  const waits = Math.min(job.waits + 1, MAX_COUNTED);
  return delay(deps, { ...job, attempts: job.attempts - 1, waits }, waits);
}

async function park({ db, log }: DelayDeps, job: OutboxJob): Promise<void> {
  await db.execute(sql`UPDATE outbox SET parked_at = app_now(), leased_until = NULL WHERE id = ${job.id}`);
  log.error({ event: "outbox-parked", outcome: job.kind, subjectId: job.subjectId }, "parked for an operator");
}

/** Longer each time, with some randomness so that many jobs are not due at the same moment. */
async function delay({ db, timeScale }: DelayDeps, job: LeasedJob, times = job.attempts): Promise<void> {
  const { id, attempts, waits } = job;
  const seconds = Math.min(300, 2 ** times) * (0.75 + Math.random() / 2) * timeScale;
  await db.execute(sql`
    UPDATE outbox SET run_at = app_now() + ${seconds} * interval '1 second', leased_until = NULL,
      tries = ${attempts}, waits = ${waits} WHERE id = ${id}`);
}
