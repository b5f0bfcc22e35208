import { eq, sql } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import { type PaymentDeps, providerOf } from "#api/payment/gateway/payment-deps.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { paymentEvents, payments } from "#api/schema/payment.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `unknown` makes the provider send it again: a webhook may arrive before our own transaction is committed. */
export type Receipt =
  | { state: "stored"; paymentId: string }
  | { state: "refused"; reason: string }
  | { state: "unknown" };

/** Stores a signed webhook before it is handled. A repeated webhook is stored once. */
export async function receiveWebhook(
  deps: PaymentDeps,
  provider: string,
  { body, headers, now }: { body: Buffer; headers: Record<string, unknown>; now: Date },
): Promise<Receipt> {
  const signal = providerOf(deps, provider).readWebhook(body, headers, now);
  if (typeof signal === "string") return { state: "refused", reason: signal };
  const { eventId, paymentId, kind } = signal;
  if (!UUID.test(paymentId)) return { state: "unknown" };
  const [known] = await deps.db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
  if (!known) return { state: "unknown" };
  await deps.db.insert(paymentEvents).values({ provider, eventId, paymentId, kind }).onConflictDoNothing();
  await faultPoint("K16");
  return { state: "stored", paymentId };
}

/** Queries the provider and advances the payment; the content of the webhook decides nothing. */
export async function handleWebhook(deps: PaymentDeps, paymentId: string): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const evidence = await providerOf(deps, payment.provider).ask(paymentId);
  await advance(deps, paymentId, evidence);
  await faultPoint("K18");
  if (evidence.kind === "silent") return;
  await deps.db.update(paymentEvents).set({ handledAt: sql`app_now()` }).where(eq(paymentEvents.paymentId, paymentId));
}
