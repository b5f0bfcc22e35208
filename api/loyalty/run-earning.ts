import { eq } from "drizzle-orm";
import { earnSeal } from "#api/earning/choose-earning.ts";
import { earnsAt } from "#api/earning/follow-order.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import { sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import { type EarningRow, earnings } from "#api/schema/earning.ts";
import { placedOrders } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { closeTask } from "#api/task/close-task.ts";
import { openTask } from "#api/task/open-task.ts";
import { keptMoney } from "#api/wallet/kept-money.ts";
import { earnedPoints } from "#domain/loyalty/earning.ts";
import { rewardProgrammes } from "#domain/loyalty/rewards.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { type LoyaltyDeps, programmeOf } from "./loyalty-plugin.ts";

type Sent = { earning: EarningRow; cartId: string; orderNumber: string };

const DISPUTE_HOURS = 24;

/** What the final answers of a programme make of an earning. */
const endStates = { earned: "done", refused: "refused", missing: "cancelled" } as const;

/**
 * Gives a member the points of a stay, a day after it ended. What is sent is stored before the programme is called, so a
 * repeated call is the same call; the programme recognises its id. After the account was deleted it is only asked.
 */
export async function runEarning(deps: LoyaltyDeps, earningId: string): Promise<OutboxOutcome> {
  const sent = await inTransaction(deps.db, (tx) => markSent(tx, earningId));
  if (sent === "done" || sent === "wait") return sent;
  const { earning, cartId, orderNumber } = sent;
  const { id, provider, memberSealed, points } = earning;
  const programme = programmeOf(deps, rewardProgrammes[provider]);
  const answer =
    memberSealed === null
      ? await programme.askEarn(id)
      : await programme.earn({
          earnId: id,
          member: memberOf(deps, cartId, memberSealed),
          points,
          reference: orderNumber,
        });
  if (answer.kind === "silent" || (answer.kind === "missing" && memberSealed !== null)) return "wait";
  await faultPoint("K23");
  if (answer.kind === "earned" && answer.points !== points)
    deps.log.error({ event: "earning-disputed", earningId: id, answered: answer.points }, "other points than ours");
  await inTransaction(deps.db, async (tx) => {
    const state = endStates[answer.kind];
    await tx.update(earnings).set({ state, memberSealed: null }).where(eq(earnings.id, id));
    if (answer.kind === "earned" && answer.points !== points)
      await openTask(tx, { kind: "points-disputed", subject: earning.orderId, hours: DISPUTE_HOURS });
    if (answer.kind !== "earned") await closeTask(tx, "points-given", earning.orderId);
    await enqueue(tx, id, ["mail-earned"]);
  });
  return "done";
}

function memberOf({ settings }: LoyaltyDeps, cartId: string, sealed: string): string {
  return unseal(sealKeysOf(settings), earnSeal(cartId), sealed);
}

/** Locks the order before its earning, as a cancellation does. A cancelled order earns nothing. */
async function markSent(tx: Tx, earningId: string): Promise<Sent | "done" | "wait"> {
  const [found] = await tx.select({ orderId: earnings.orderId }).from(earnings).where(eq(earnings.id, earningId));
  if (!found) throw new Error(`There is no earning ${earningId}.`);
  const isOrder = eq(placedOrders.id, found.orderId);
  await tx.select({ id: placedOrders.id }).from(placedOrders).where(isOrder).for("update");
  const [placed] = await selectOrders(tx).where(isOrder);
  const [earning] = await tx.select().from(earnings).where(eq(earnings.id, earningId)).for("update");
  if (!placed || !earning) throw new Error(`Earning ${earningId} is not complete.`);
  const order = orderOf(placed);
  const facts = { cartId: order.cartId, orderNumber: order.orderNumber };
  if (earning.state === "sent") return { earning, ...facts };
  if (earning.state !== "waiting") return "done";
  const isStanding = order.statusCode === orderStatus.confirmed;
  if (isStanding && (await productTime(tx)) < earnsAt(order)) return "wait";
  const points = isStanding ? earnedPoints(await keptMoney(tx, order), earning.provider) : 0;
  const state = points > 0 ? ("sent" as const) : ("cancelled" as const);
  await tx.update(earnings).set({ state, points }).where(eq(earnings.id, earningId));
  return points > 0 ? { earning: { ...earning, state, points }, ...facts } : "done";
}
