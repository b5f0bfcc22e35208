import { eq } from "drizzle-orm";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { lockLeg } from "#api/leg/lock-legs.ts";
import type { BurnEvidence, LoyaltyProgramme } from "#api/loyalty/gateway/loyalty-port.ts";
import { type LoyaltyDeps, programmeOf } from "#api/loyalty/loyalty-plugin.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { openTask } from "#api/task/open-task.ts";
import type { LegEvent, LegState } from "#domain/loyalty/leg-state.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";

/** An operator has so long to look after points that a programme did not give us. */
const HOURS_TO_ANSWER = 24;
const ALERT_AFTER_MS = 30 * 60_000;

type Step = {
  call: (programme: LoyaltyProgramme, legId: string) => Promise<BurnEvidence>;
  /** What the programme's answers mean; any other answer is not final. */
  events: Partial<Record<BurnEvidence["kind"], LegEvent>>;
};

/** How a leg in a state gets its final answer. A reservation that has ended cannot be captured any more. */
const steps: Partial<Record<LegState, Step>> = {
  capturing: {
    call: (programme, legId) => programme.capture(legId),
    events: { captured: "captured", refused: "capture-refused", released: "capture-refused" },
  },
  releasing: {
    call: (programme, legId) => programme.release(legId),
    events: { released: "released", declined: "released" },
  },
};

/** Captures or releases points at their programme; its id is the key, so a repeated call is the same. */
export async function finishLeg(deps: LoyaltyDeps, legId: string, now: Date): Promise<OutboxOutcome> {
  const [leg] = await deps.db.select().from(cartLegs).where(eq(cartLegs.id, legId));
  if (!leg) throw new Error(`There is no leg ${legId}.`);
  const step = steps[leg.state];
  if (!step || !isProgramme(leg.method)) return "done";
  const { kind } = await step.call(programmeOf(deps, leg.method), legId);
  await faultPoint("leg-answered");
  const event = step.events[kind];
  if (!event) {
    alertIfLate(deps, leg, now);
    return "wait";
  }
  await inTransaction(deps.db, async (tx) => {
    const moved = await advanceLeg(tx, await lockLeg(tx, legId), event);
    if (moved.state !== "lost" || leg.state === "lost") return;
    deps.log.error({ event: "points-lost", legId }, "a programme refuses points of a confirmed booking");
    await openTask(tx, { kind: "points-lost", subject: legId, hours: HOURS_TO_ANSWER });
  });
  return "done";
}

function alertIfLate({ log, settings }: LoyaltyDeps, { id, movedAt, state }: LegRow, now: Date): void {
  if (now.getTime() - movedAt.getTime() <= ALERT_AFTER_MS * settings.timeScale) return;
  log.error({ event: "leg-unanswered", legId: id, outcome: state }, "a programme does not answer");
}
