import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sandboxNow, scaled } from "../clock.ts";
import { type BankEvent, companyOf, type EventKind, type SignatureKind } from "./companies.ts";
import type { Action, Payment } from "./payment.ts";
import { sendWebhook } from "./send-webhook.ts";

const TWO_DAYS_MS = 48 * 3_600_000;
const FLOOD = 20;
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 1_000;
/** The minimum pause between attempts, however small the scale. */
const MIN_PAUSE_MS = 50;

/** Events that are sent after a later event, to change their order. */
const heldBack = new Map<string, BankEvent>();

/** Sends the merchant a webhook about a change. Resolves after the first attempt; further attempts run in the background. */
export async function notifyMerchant(payment: Payment, kind: EventKind, action: Action | null): Promise<void> {
  const { fault, id } = payment;
  if (fault === "webhook-lost") return;
  const event: BankEvent = {
    eventId: randomUUID(),
    kind,
    // As it is now: a repeated webhook says what was true then.
    payment: structuredClone(payment),
    action: action && { ...action },
    at: sandboxNow() - (fault === "webhook-late" ? TWO_DAYS_MS : 0),
    signature: signatureOf(payment),
    isMalformed: fault === "webhook-malformed",
  };
  if (fault === "captured-before-authorised" && kind === "authorised") return void heldBack.set(id, event);
  await Promise.all(Array.from({ length: copiesOf(payment) }, () => deliver(event)));
  if (kind !== "captured") return;
  const delayed = heldBack.get(id);
  heldBack.delete(id);
  if (delayed) await deliver(delayed);
  if (fault === "failed-after-captured") await deliver(older(event));
}

function older(event: BankEvent): BankEvent {
  return { ...event, eventId: randomUUID(), kind: "declined", action: null, at: event.at - 60_000 };
}

function copiesOf({ fault }: Payment): number {
  if (fault === "webhook-flood") return FLOOD;
  return fault === "twice" ? 2 : 1;
}

function signatureOf({ fault }: Payment): SignatureKind {
  return fault === "bad-signature" || fault === "missing-signature" ? fault : "valid";
}

async function deliver(event: BankEvent): Promise<void> {
  const webhook = companyOf(event.payment).webhook(event);
  if (!webhook || (await sendWebhook(webhook))) return;
  void retry(webhook);
}

async function retry(webhook: Parameters<typeof sendWebhook>[0]): Promise<void> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    await wait(Math.max(MIN_PAUSE_MS, scaled(FIRST_PAUSE_MS * 2 ** attempt)), undefined, { ref: false });
    if (await sendWebhook(webhook)) return;
  }
}
