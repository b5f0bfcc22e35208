import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sandboxNow, scaled } from "../clock.ts";
import type { Payment } from "./payment.ts";
import { type Manner, sendWebhook } from "./send-webhook.ts";

type Word = { eventId: string; paymentId: string; kind: string; createdAt: string };

const TWO_DAYS_MS = 48 * 3_600_000;
const FLOOD = 20;
const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;
/** However small the scale, a shop gets time to breathe. */
const LEAST_PAUSE_MS = 50;

/** Words held back until the one that should have come after them has gone out. */
const heldBack = new Map<string, Word>();

/** Sends the shop a webhook about what has just happened. Settles after the first try; the others go on behind it. */
export async function tellShop(payment: Payment, kind: string): Promise<void> {
  const { id: paymentId, fault } = payment;
  if (!payment.webhookUrl || fault === "webhook-lost") return;
  const word = { eventId: randomUUID(), paymentId, kind, createdAt: new Date(happenedAt(payment)).toISOString() };
  if (fault === "captured-before-authorised" && kind === "authorised") return void heldBack.set(keyOf(payment), word);
  await Promise.all(Array.from({ length: copiesOf(payment) }, () => deliver(payment, word)));
  if (kind !== "captured") return;
  const late = heldBack.get(keyOf(payment));
  heldBack.delete(keyOf(payment));
  if (late) await deliver(payment, late);
  if (fault === "failed-after-captured") await deliver(payment, { ...older(word), kind: "declined" });
}

const keyOf = ({ provider, id }: Payment) => `${provider}/${id}`;

function happenedAt({ fault }: Payment): number {
  return sandboxNow() - (fault === "webhook-late" ? TWO_DAYS_MS : 0);
}

function older(word: Word): Word {
  return { ...word, eventId: randomUUID(), createdAt: new Date(Date.parse(word.createdAt) - 60_000).toISOString() };
}

function copiesOf({ fault }: Payment): number {
  if (fault === "webhook-flood") return FLOOD;
  return fault === "twice" ? 2 : 1;
}

async function deliver(payment: Payment, word: Word): Promise<void> {
  const body = JSON.stringify(word);
  const manner = mannerOf(payment);
  if (await sendWebhook(payment.webhookUrl, body, manner)) return;
  void again(payment.webhookUrl, body, manner);
}

async function again(url: string, body: string, manner: Manner): Promise<void> {
  for (let tries = 1; tries < TRIES; tries++) {
    await wait(Math.max(LEAST_PAUSE_MS, scaled(FIRST_PAUSE_MS * 2 ** tries)), undefined, { ref: false });
    if (await sendWebhook(url, body, manner)) return;
  }
}

function mannerOf({ fault }: Payment): Manner {
  if (fault === "bad-signature" || fault === "missing-signature" || fault === "old-signature") return fault;
  return "sound";
}
