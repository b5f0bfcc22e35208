import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { payableOf } from "#api/cart/cart-totals.ts";
import { lockFirstBooking } from "#api/cart/coupon-of.ts";
import { ownCartWithHome, requireOpen } from "#api/cart/own-cart.ts";
import { orderSnapshot } from "#api/order/order-snapshot.ts";
import { plainSights } from "#api/picture/picture-sight.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint, faultsArePlanned } from "#api/platform/fault/fault-point.ts";
import { canonicalHash } from "#api/platform/idempotency/canonical-hash.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { isOpen, paymentStates } from "#domain/payment/payment-state.ts";
import { advance } from "./advance.ts";
import type { Evidence } from "./gateway/payment-port.ts";
import { zeroAmountProvider } from "./gateway/zero-amount-provider.ts";
import { answerOf, type PayAnswer } from "./pay-answer.ts";
import type { PayInput } from "./pay-input.ts";
import { buyerOf, chooseProvider, requireMethod } from "./pay-method.ts";
import { type PaymentDeps, providerOf } from "./payment-deps.ts";
import { placeOrder } from "./place-order.ts";
import { pricedCart } from "./priced-cart.ts";
import { requestKey } from "./request-key.ts";
import { returnOrigin } from "./return-origin.ts";

const CALL_MS = 10_000;
const LEASE_MS = CALL_MS + 5_000;
const BANK_MS = 10 * 60_000;
const openStates = paymentStates.filter(isOpen);

/**
 * Takes money for a cart. What we promise is written before the provider is asked, and the provider is asked outside any
 * transaction: whatever dies on the way, the order, its nights and its payment are found again and brought to an end.
 */
export async function pay(
  deps: PaymentDeps,
  request: FastifyRequest,
  wish: PayInput,
  countTry: () => Promise<void>,
): Promise<PayAnswer> {
  const key = requestKey(request);
  const hash = canonicalHash(wish);
  const before = key && (await sameRequest(deps.db, key));
  if (before) return repeat(deps, before, hash);

  requireMethod(request, wish);
  await countTry();
  const paymentId = await begin(deps, request, wish, key ? { key, hash } : null);
  await faultPoint("K12");
  const evidence = await callProvider(deps, request, paymentId);
  await faultPoint("K14");
  return settle(deps, paymentId, evidence);
}

async function begin(
  deps: PaymentDeps,
  request: FastifyRequest,
  wish: PayInput,
  named: { key: string; hash: Buffer } | null,
): Promise<string> {
  const { timeScale } = deps.settings;
  const paymentId = randomUUID();
  return inTransaction(
    deps.db,
    async (tx) => {
      const cart = await ownCartWithHome(tx, request, wish.cartId);
      if (await isPlaced(tx, paymentId)) return paymentId;
      if (named && (await sameRequest(tx, named.key))) throw sameIsRunning();
      await refuseSecondTry(tx, cart);
      await requireOpen(tx, cart);
      await lockFirstBooking(tx, cart);
      const priced = await pricedCart(tx, cart);
      const { minor } = payableOf(priced);
      requireAccepted(wish, cart, minor);
      const provider = minor === 0 ? zeroAmountProvider : chooseProvider(deps, wish.method);
      const { pictureSights: see = plainSights, settings } = request.server;
      await placeOrder(tx, priced, {
        paymentId,
        provider: provider.name,
        method: wish.method,
        token: wish.token ?? null,
        planId: wish.installmentPlanId ?? null,
        returnUrl: wish.returnUrl,
        request: named,
        leaseMs: LEASE_MS * timeScale,
        deadlineMs: BANK_MS * timeScale,
        snapshot: orderSnapshot(priced, { see, secrets: settings.secrets }),
      });
      return paymentId;
    },
    { conflict: "payment-running", isRepeatable: true },
  );
}

/** Nobody may have told us that it was kept, so it is looked for by the id we gave it. */
async function isPlaced(tx: Tx, paymentId: string): Promise<boolean> {
  return (await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId))).length > 0;
}

/** A second click or a second tab is shown the payment that is under way. */
async function refuseSecondTry(tx: Tx, cart: CartRow): Promise<void> {
  if (cart.state !== "paying") return;
  const [open] = await tx
    .select({ paymentId: payments.id })
    .from(payments)
    .where(and(eq(payments.cartId, cart.id), inArray(payments.state, openStates)));
  throw new Problem("payment-running", { details: { ...open } });
}

function requireAccepted({ acceptedTotal }: PayInput, { currency }: CartRow, payableMinor: number): void {
  const after = Number(fromMinorUnits(payableMinor, currency));
  if (toMinorUnits(acceptedTotal, currency) === payableMinor && acceptedTotal === after) return;
  throw new Problem("price-changed", { details: { before: acceptedTotal, after, currency } });
}

async function callProvider(deps: PaymentDeps, request: FastifyRequest, paymentId: string): Promise<Evidence> {
  const [found] = await deps.db
    .select({ payment: payments, order: placedOrders })
    .from(payments)
    .innerJoin(placedOrders, eq(placedOrders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  const { payment, order } = found as { payment: PaymentRow; order: typeof placedOrders.$inferSelect };
  const provider =
    payment.provider === zeroAmountProvider.name ? zeroAmountProvider : providerOf(deps, payment.provider);
  const answering = provider.begin({
    paymentId,
    method: payment.method,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    token: payment.token,
    planId: payment.planId,
    returnUrl: `${returnOrigin(request)}/api/payment-api/return/${paymentId}`,
    language: order.language,
    buyer: buyerOf(order),
  });
  if (faultsArePlanned()) await untilSent();
  await faultPoint("K13");
  return answering;
}

/** A test that ends the process "after the call was sent" gives the call time to leave. */
const untilSent = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Moves the payment by what the provider said, and keeps the first answer for whoever asks the same again. */
async function settle(deps: PaymentDeps, paymentId: string, evidence: Evidence): Promise<PayAnswer> {
  const payment = await advance(deps, paymentId, evidence);
  const [order] = await deps.db.select().from(placedOrders).where(eq(placedOrders.id, payment.orderId));
  const answer = answerOf(payment, order?.orderNumber ?? "");
  const [kept] = await deps.db
    .update(payments)
    .set({
      answer: sql`coalesce(answer, ${JSON.stringify(answer)})`,
      leasedUntil: null,
      nextAskAt: sql`app_now() + interval '2 seconds' * ${deps.settings.timeScale}::float8`,
    })
    .where(eq(payments.id, paymentId))
    .returning({ answer: payments.answer });
  await faultPoint("K15");
  return JSON.parse(kept?.answer ?? "") as PayAnswer;
}

const sameIsRunning = () => new Problem("idempotency-running", { retryAfterSeconds: 1 });

async function sameRequest(db: Tx, key: string) {
  const isBusy = sql<boolean>`coalesce(leased_until > app_now(), false)`;
  const [found] = await db.select({ payment: payments, isBusy }).from(payments).where(eq(payments.requestKey, key));
  return found;
}

/** The same call again: the same answer, or what has become of a call whose process died. */
async function repeat(
  deps: PaymentDeps,
  { payment, isBusy }: { payment: PaymentRow; isBusy: boolean },
  hash: Buffer,
): Promise<PayAnswer> {
  if (!payment.requestHash?.equals(hash)) throw new Problem("idempotency-mismatch");
  if (payment.answer) return JSON.parse(payment.answer) as PayAnswer;
  if (isBusy) throw sameIsRunning();
  const evidence: Evidence = isOpen(payment.state)
    ? await providerOf(deps, payment.provider).ask(payment.id)
    : { kind: "silent" };
  return settle(deps, payment.id, evidence);
}
