import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { releaseHolds } from "#api/cart/hold/release-holds.ts";
import type {} from "#api/jobs.ts";
import { askProvider } from "#api/payment/complete/ask-provider.ts";
import { completePayments } from "#api/payment/complete/complete-payments.ts";
import { reconcile } from "#api/payment/complete/reconcile.ts";
import type {} from "#api/payment/payment-plugin.ts";
import { handleWebhook, receiveWebhook } from "#api/payment/webhook/receive-webhook.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { payments } from "#api/schema/payment.ts";
import { approveAtBank } from "#api/testing/approve-at-bank.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest } from "#api/testing/paying-guest.ts";
import type { Cart } from "#contract/cart.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** A product in this process whose helpers rest: everything that happens is made to happen by a schedule. */
export type Stage = {
  app: FastifyInstance;
  /** Another process whose clock is so far ahead that every hold of `app` has ended there. */
  later: FastifyInstance;
  sandbox: { url: string };
  stay: Stay;
};
/** What makes a process `later`: no hold lives beyond half an hour. */
export const LATER = { CLOCK_OFFSET_MS: String(31 * 60_000) };

/** One guest with a cart that only wants its money, and everything that may happen to it. */
export type Scene = {
  cart: Cart;
  propertyId: number;
  actions: Record<DeedName, () => Promise<unknown>>;
};

export const deedNames = ["pay", "webhook", "poll", "return", "complete", "reconcile", "sweep", "steal"] as const;
export type DeedName = (typeof deedNames)[number];

const HOST = "mabeet-sa.localhost";

/** `card` is what the guest pays with, always with the same key: a second `pay` is the same call again. */
export async function aScene({ app, later, sandbox, stay }: Stage, card: string): Promise<Scene> {
  const { db, paymentDeps: deps } = app;
  const { id: propertyId } = await aProperty(db);
  const guest = aPayingGuest(app, sandbox, { host: HOST });
  const thief = aPayingGuest(later, sandbox, { host: HOST });
  const wish = { propertyId, ...stay };
  const quoteId = await thief.quote(wish);
  const cart = await guest.readyCart(propertyId, stay);
  const token = await guest.token(card);
  const key = { "idempotency-key": randomUUID() };
  const about = (action: (paymentId: string) => Promise<unknown>) => async () => {
    const [payment] = await db.select({ id: payments.id }).from(payments).where(eq(payments.cartId, cart.cartId));
    if (!payment) return null;
    await makeDue(app, payment.id);
    return action(payment.id);
  };
  const actions: Scene["actions"] = {
    pay: () => guest.pay(cart, "", { token }, key),
    webhook: about(async (paymentId) => {
      await receiveWebhook(deps, "card", aSignedWord(app, paymentId));
      await handleWebhook(deps, paymentId);
    }),
    poll: about((paymentId) => guest.poll(paymentId)),
    // The answer to the bank does not wait for it, so the schedule does.
    return: about((paymentId) => askProvider(deps, paymentId)),
    complete: about(() => completePayments(deps)),
    reconcile: about(() => reconcile(deps, app.now())),
    sweep: () => runBatches(later.db, "release-holds", releaseHolds),
    steal: () => thief.create({ ...wish, quoteId, guestCount: { adults: 2, children: 0 } }),
  };
  return { cart, propertyId, actions };
}

/** The payment waits at the bank, where the guest has just said yes. */
export async function approvedScene(stage: Stage, card: string): Promise<Scene> {
  const scene = await aScene(stage, card);
  const paid = (await scene.actions.pay()) as { json: () => { paymentId: string } };
  await approveAtBank(stage.sandbox, paid.json().paymentId);
  return scene;
}

function aSignedWord({ settings, now }: FastifyInstance, paymentId: string) {
  const body = Buffer.from(JSON.stringify({ eventId: randomUUID(), paymentId, kind: "authorised" }));
  const t = Math.floor(now().getTime() / 1000);
  const v1 = createHmac("sha256", settings.paymentWebhookSecrets[0] ?? "")
    .update(`${t}.${body}`)
    .digest("hex");
  return { body, headers: { "x-signature": `t=${t},v1=${v1}` }, now: now() };
}

/** Whoever asks may ask at once, as if time had passed; a payment that somebody is at is left alone. */
async function makeDue({ db }: FastifyInstance, paymentId: string): Promise<void> {
  await db.execute(sql`
    UPDATE payment SET asked_at = NULL, leased_until = NULL, next_ask_at = app_now(),
      created_at = created_at - interval '10 seconds'
    WHERE id IN (SELECT id FROM payment WHERE id = ${paymentId} FOR UPDATE SKIP LOCKED)`);
}

/** What is owed is tried again and again, each time later: all tries together take less than this. */
const PATIENCE_MS = 60_000;

/** Lets the helpers work until nothing of this cart is open or owed. */
export async function settleScene({ app }: Stage, { cart }: Scene): Promise<void> {
  const { db, paymentDeps: deps } = app;
  for (const until = Date.now() + PATIENCE_MS; ; await pause(10)) {
    await app.jobs.run("outbox");
    const { rows } = await db.execute<{ id: string; state: string; isOpen: boolean; owed: string[] | null }>(sql`
      SELECT p.id, p.state, p.state IN ('created', 'submitted', 'challenge', 'unknown') AS "isOpen", o.kinds AS owed
      FROM payment p, LATERAL (SELECT array_agg(kind) AS kinds FROM outbox
        WHERE done_at IS NULL AND parked_at IS NULL AND subject_id IN (p.id, p.order_id)) o
      WHERE p.cart_id = ${cart.cartId}
        AND (p.state NOT IN ('captured', 'declined', 'voided', 'returned') OR o.kinds IS NOT NULL)`);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error(`Cart ${cart.cartId} did not come to its end: ${JSON.stringify(rows)}`);
    for (const { id, isOpen } of rows) if (isOpen) await makeDue(app, id);
    await completePayments(deps);
  }
}
