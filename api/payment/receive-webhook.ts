import { eq, sql } from "drizzle-orm";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { paymentEvents, payments } from "#api/schema/payment.ts";
import { advance } from "./advance.ts";
import { type PaymentDeps, providerOf } from "./payment-deps.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `unknown` makes the provider come again: it may be faster than our own transaction. */
export type Heard = { state: "kept"; paymentId: string } | { state: "refused"; why: string } | { state: "unknown" };

/** Keeps a signed word of a provider before anything is done about it. Said again, it is kept once. */
export async function receiveWebhook(
  deps: PaymentDeps,
  provider: string,
  { body, headers, now }: { body: Buffer; headers: Record<string, unknown>; now: Date },
): Promise<Heard> {
  const signal = providerOf(deps, provider).readWebhook(body, headers, now);
  if (typeof signal === "string") return { state: "refused", why: signal };
  const { eventId, paymentId, kind } = signal;
  if (!UUID.test(paymentId)) return { state: "unknown" };
  const [known] = await deps.db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
  if (!known) return { state: "unknown" };
  await deps.db.insert(paymentEvents).values({ provider, eventId, paymentId, kind }).onConflictDoNothing();
  await faultPoint("K16");
  return { state: "kept", paymentId };
}

/** Follows up what was heard: the word itself decides nothing, the provider is asked. */
export async function handleWebhook(deps: PaymentDeps, paymentId: string): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  const evidence = await providerOf(deps, payment.provider).ask(paymentId);
  await advance(deps, paymentId, evidence);
  await faultPoint("K18");
  if (evidence.kind === "silent") return;
  await deps.db.update(paymentEvents).set({ handledAt: sql`app_now()` }).where(eq(paymentEvents.paymentId, paymentId));
}
