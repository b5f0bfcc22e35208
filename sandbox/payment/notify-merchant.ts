import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sandboxNow, scaled } from "../clock.ts";
import type { Payment } from "./payment.ts";
import { type SignatureKind, sendWebhook } from "./send-webhook.ts";

type Event = { eventId: string; paymentId: string; kind: string; createdAt: string };

const TWO_DAYS_MS = 48 * 3_600_000;
const FLOOD = 20;
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 1_000;
/** The minimum pause between attempts, however small the scale. */
const MIN_PAUSE_MS = 50;

/** Events that are sent after a later event, to change their order. */
const heldBack = new Map<string, Event>();

/** Sends the merchant a webhook about a change. Resolves after the first attempt; further attempts run in the background. */
export async function notifyMerchant(payment: Payment, kind: string): Promise<void> {
  const { id: paymentId, fault } = payment;
  if (!payment.webhookUrl || fault === "webhook-lost") return;
  const event = { eventId: randomUUID(), paymentId, kind, createdAt: new Date(happenedAt(payment)).toISOString() };
  if (fault === "captured-before-authorised" && kind === "authorised") return void heldBack.set(keyOf(payment), event);
  await Promise.all(Array.from({ length: copiesOf(payment) }, () => deliver(payment, event)));
  if (kind !== "captured") return;
  const delayed = heldBack.get(keyOf(payment));
  heldBack.delete(keyOf(payment));
  if (delayed) await deliver(payment, delayed);
  if (fault === "failed-after-captured") await deliver(payment, { ...older(event), kind: "declined" });
}

const keyOf = ({ provider, id }: Payment) => `${provider}/${id}`;

function happenedAt({ fault }: Payment): number {
  return sandboxNow() - (fault === "webhook-late" ? TWO_DAYS_MS : 0);
}

function older(event: Event): Event {
  return { ...event, eventId: randomUUID(), createdAt: new Date(Date.parse(event.createdAt) - 60_000).toISOString() };
}

function copiesOf({ fault }: Payment): number {
  if (fault === "webhook-flood") return FLOOD;
  return fault === "twice" ? 2 : 1;
}

async function deliver(payment: Payment, event: Event): Promise<void> {
  const body = JSON.stringify(event);
  const signature = signatureKindOf(payment);
  if (await sendWebhook(payment.webhookUrl, body, signature)) return;
  void retry(payment.webhookUrl, body, signature);
}

async function retry(url: string, body: string, signature: SignatureKind): Promise<void> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    await wait(Math.max(MIN_PAUSE_MS, scaled(FIRST_PAUSE_MS * 2 ** attempt)), undefined, { ref: false });
    if (await sendWebhook(url, body, signature)) return;
  }
}

function signatureKindOf({ fault }: Payment): SignatureKind {
  if (fault === "bad-signature" || fault === "missing-signature" || fault === "old-signature") return fault;
  return "valid";
}
