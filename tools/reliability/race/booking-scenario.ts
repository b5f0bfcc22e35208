import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { releaseHolds } from "#api/item/chalet/nights/release-holds.ts";
import type {} from "#api/jobs.ts";
import { askGateway } from "#api/payment/complete/ask-gateway.ts";
import { completePayments } from "#api/payment/complete/complete-payments.ts";
import { reconcile } from "#api/payment/complete/reconcile.ts";
import { gatewayOfPayment } from "#api/payment/gateway/payment-deps.ts";
import type { Webhook } from "#api/payment/gateway/payment-port.ts";
import type {} from "#api/payment/payment-plugin.ts";
import { handleWebhook, receiveWebhook } from "#api/payment/webhook/receive-webhook.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import type { Cart } from "#contract/cart/cart.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { cardWebhook, cardWebhookSecret } from "../environment/card-webhook.ts";

/** A product in this process without running jobs: only a schedule changes anything. */
export type ScenarioEnvironment = {
  app: FastifyInstance;
  /** The same product with a clock so far ahead that every hold of `app` has expired. */
  later: FastifyInstance;
  sandbox: { url: string };
  stay: Stay;
};
/** The settings of `later`: no hold is longer than half an hour. */
export const LATER = { CLOCK_OFFSET_MS: String(31 * 60_000) };

/** One guest with a cart ready for payment, and the actions that can happen to it. */
export type Scenario = {
  cart: Cart;
  propertyId: number;
  actions: Record<ActionName, () => Promise<unknown>>;
};

export const actionNames = [
  "pay",
  "webhook",
  "poll",
  "return",
  "complete",
  "reconcile",
  "sweep",
  "claim",
  "abandon",
] as const;
export type ActionName = (typeof actionNames)[number];

const HOST = "mabeet-sa.localhost";

/** The guest always pays with the same key, so that a second `pay` repeats the first call. */
export async function aScenario({ app, later, sandbox, stay }: ScenarioEnvironment, card: string): Promise<Scenario> {
  const { db, paymentDeps: deps } = app;
  const { id: propertyId } = await aProperty(db);
  const guest = aPayingGuest(app, sandbox, { host: HOST });
  const rival = aPayingGuest(later, sandbox, { host: HOST });
  const quoteInput = { propertyId, ...stay };
  const quoteId = await rival.quote(quoteInput);
  const cart = await guest.readyCart(propertyId, stay);
  const token = await guest.token(card);
  const key = { "idempotency-key": randomUUID() };
  const about = (action: (paymentId: string, payment: PaymentRow) => Promise<unknown>) => async () => {
    const [payment] = await db.select().from(payments).where(eq(payments.cartId, cart.cartId));
    if (!payment) return null;
    await makeDue(app, payment.id);
    return action(payment.id, payment);
  };
  const actions: Scenario["actions"] = {
    pay: () => guest.pay(cart, "", { token }, key),
    webhook: about(async (paymentId, payment) => {
      await receiveWebhook(deps, gatewayOfPayment(deps, payment), aSignedWebhook(app, payment));
      await handleWebhook(deps, paymentId);
    }),
    poll: about((paymentId) => guest.poll(paymentId)),
    // The return route does not wait for this, so the schedule calls it directly.
    return: about((paymentId) => askGateway(deps, paymentId)),
    complete: about(() => completePayments(deps)),
    reconcile: about(() => reconcile(deps, app.now())),
    abandon: about((paymentId) => guest.abandon(paymentId)),
    sweep: () => runBatches(later.db, "release-holds", releaseHolds),
    claim: () => rival.create({ ...quoteInput, quoteId, guestCount: { adults: 2, children: 0 } }),
  };
  return { cart, propertyId, actions };
}

/** Longer than the lists of companies are behind. */
const LIST_LAG_MS = 2_500;

/** The guest has just approved the payment at the bank. */
export async function approvedScenario(environment: ScenarioEnvironment, card: string): Promise<Scenario> {
  const scenario = await aScenario(environment, card);
  const paid = (await scenario.actions.pay()) as { json: () => { paymentId: string } };
  await approveAtBank(environment.sandbox, paid.json().paymentId);
  await pause(LIST_LAG_MS * environment.app.settings.timeScale);
  return scenario;
}

function aSignedWebhook({ settings, now }: FastifyInstance, { id, providerRef }: PaymentRow): Webhook {
  const event = { eventId: randomUUID(), kind: "authorised", paymentId: id, at: now() } as const;
  const { headers, body } = cardWebhook({ ...event, reference: providerRef ?? undefined }, cardWebhookSecret(settings));
  return { body: Buffer.from(body), headers, query: {}, now: now() };
}

/** Older than a payment that reconciliation leaves alone, younger than one whose card the gateway can no longer charge. */
const AGE_MS = 10_000;

/** Lets the gateway be asked immediately, as if time had passed. A locked payment is skipped. */
async function makeDue({ db }: FastifyInstance, paymentId: string, ageMs = AGE_MS): Promise<void> {
  await db.execute(sql`
    UPDATE payment SET asked_at = NULL, leased_until = NULL, next_ask_at = app_now(),
      created_at = least(created_at, app_now() - ${ageMs} * interval '1 millisecond')
    WHERE id IN (SELECT id FROM payment WHERE id = ${paymentId} FOR UPDATE SKIP LOCKED)`);
}

/** Outbox jobs are retried with growing pauses; all attempts together take less than this. */
const TIMEOUT_MS = 60_000;
/** Older than any card that a gateway may still charge although it does not know it. */
const SETTLED_MS = 20 * 60_000;

/** Runs the jobs until no payment and no outbox job of this cart is open. */
export async function settleScenario({ app }: ScenarioEnvironment, { cart }: Scenario): Promise<void> {
  const { db, paymentDeps: deps } = app;
  for (const until = Date.now() + TIMEOUT_MS; ; await pause(10)) {
    await app.jobs.run("outbox");
    const { rows } = await db.execute<{ id: string; state: string; isOpen: boolean; jobs: string[] | null }>(sql`
      SELECT p.id, p.state, p.state IN ('created', 'submitted', 'challenge', 'unknown') AS "isOpen", o.kinds AS jobs
      FROM payment p, LATERAL (SELECT array_agg(kind) AS kinds FROM outbox
        WHERE done_at IS NULL AND parked_at IS NULL AND run_at < app_now() + interval '1 hour'
          AND subject_id IN (p.id, p.order_id)) o
      WHERE p.cart_id = ${cart.cartId}
        AND (p.state NOT IN ('captured', 'declined', 'voided', 'returned') OR o.kinds IS NOT NULL)`);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error(`Cart ${cart.cartId} was not settled: ${JSON.stringify(rows)}`);
    for (const { id, isOpen } of rows) if (isOpen) await makeDue(app, id, SETTLED_MS);
    await completePayments(deps);
  }
}
