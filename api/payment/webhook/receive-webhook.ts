import { and, eq, isNull, or, sql } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { PaymentGateway, PaymentSignal, Webhook } from "#api/payment/gateway/payment-port.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { paymentEvents, payments } from "#api/schema/payment.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Companies repeat what is not acknowledged, so only a webhook that is not theirs is refused. */
export type Receipt =
  | { state: "stored"; paymentId: string }
  | { state: "refused" }
  /** About nothing of ours, or unreadable although it is signed. */
  | { state: "ignored" };

/** Stores a webhook before it is handled. A repeated webhook is stored once; its content is not trusted. */
export async function receiveWebhook(deps: PaymentDeps, gateway: PaymentGateway, webhook: Webhook): Promise<Receipt> {
  const signal = gateway.readWebhook(webhook);
  if (signal === "bad-signature") return { state: "refused" };
  if (signal === "ignored" || !UUID.test(signal.paymentId)) return { state: "ignored" };
  const paymentId = await findPayment(deps, gateway, signal);
  if (!paymentId) return ignoreStray(deps, gateway, signal);
  const { eventId, kind, reference } = signal;
  await storeReference(deps, { paymentId, reference });
  const event = { gateway: gateway.name, eventId, paymentId, kind };
  await deps.db.insert(paymentEvents).values(event).onConflictDoNothing();
  await faultPoint("K16");
  return { state: "stored", paymentId };
}

/** The payment that a webhook names. One about a refund may name the refund instead, beside the gateway's own id. */
async function findPayment(
  { db }: PaymentDeps,
  { name }: PaymentGateway,
  { paymentId, reference }: PaymentSignal,
): Promise<string | null> {
  const isNamed =
    reference === undefined
      ? eq(payments.id, paymentId)
      : or(eq(payments.id, paymentId), eq(payments.providerRef, reference));
  const found = await db.select({ id: payments.id, gateway: payments.gateway }).from(payments).where(isNamed);
  return found.find(({ gateway }) => gateway === name)?.id ?? null;
}

/** A company may have money for a payment that we never sent to it; its list is compared, too. */
function ignoreStray({ log }: PaymentDeps, { name }: PaymentGateway, { paymentId }: PaymentSignal): Receipt {
  log.error({ event: "payment-stray", outcome: name, paymentId }, "a webhook about a payment that we did not send");
  return { state: "ignored" };
}

/** A gateway that knows payments only by its own id may tell that id here first, if the answer of the call was lost. */
async function storeReference(
  { db }: PaymentDeps,
  { paymentId, reference }: { paymentId: string; reference: string | undefined },
): Promise<void> {
  if (reference === undefined) return;
  await db
    .update(payments)
    .set({ providerRef: reference })
    .where(and(eq(payments.id, paymentId), isNull(payments.providerRef)));
}

/** Queries the gateway and advances the payment; the content of the webhook decides nothing. */
export async function handleWebhook(deps: PaymentDeps, paymentId: string): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const evidence = await gatewayOfPayment(deps, payment).ask(keyOf(payment));
  await advance(deps, paymentId, evidence);
  await faultPoint("K18");
  if (evidence.kind === "silent") return;
  await deps.db.update(paymentEvents).set({ handledAt: sql`app_now()` }).where(eq(paymentEvents.paymentId, paymentId));
}
