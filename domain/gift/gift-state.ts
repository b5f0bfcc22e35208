import { orderStatus } from "#domain/order/order-status.ts";
import type { GiftStatus } from "./gift-status.ts";

/** What the database stores of a card; expiry is judged whenever a card is read. */
export const cardStates = ["waiting", "active", "redeemed", "returned", "frozen", "expired"] as const;
export type CardState = (typeof cardStates)[number];

/** What its buyer sees. */
export const giftStates = [
  "unpaid",
  "paying",
  "failed",
  "waiting",
  "scheduled",
  "sent",
  "redeemed",
  "returned",
  "frozen",
  "expired",
] as const;
export type GiftState = (typeof giftStates)[number];

type Card = { state: CardState; expiresAt: Date };
type Gift = {
  statusCode: GiftStatus | null;
  sendAt: Date | null;
  sentAt: Date | null;
  card: Card | null;
};

export function giftState({ statusCode, sendAt, sentAt, card }: Gift, now: Date): GiftState {
  if (statusCode === null) return "unpaid";
  if (statusCode === orderStatus.pending) return "paying";
  if (statusCode === orderStatus.failed || !card) return "failed";
  if (card.state === "redeemed" || card.state === "returned" || card.state === "frozen") return card.state;
  if (hasExpired(card, now)) return "expired";
  if (sentAt) return "sent";
  return sendAt && sendAt > now ? "scheduled" : "waiting";
}

/** Judged when it is read; no job has to run first. */
export function hasExpired({ state, expiresAt }: Card, now: Date): boolean {
  return state === "expired" || (state !== "redeemed" && state !== "returned" && expiresAt <= now);
}

const RETURN_DAYS = 14;
const DAY_MS = 86_400_000;

type Sold = Gift & { confirmedAt: Date | null };

/** Whether the buyer can return it: while nobody used the card, and not long after it was sent. */
export function mayReturnGift(gift: Sold, now: Date): boolean {
  const state = giftState(gift, now);
  if (state === "waiting" || state === "scheduled") return true;
  return state === "sent" && gift.confirmedAt !== null && now < returnUntil(gift.confirmedAt);
}

export function returnUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + RETURN_DAYS * DAY_MS);
}

/** Whether the buyer can have it sent again. A second message has a new code, and the first one stops working. */
export function mayResendGift(gift: Gift, now: Date): boolean {
  return giftState(gift, now) === "sent";
}
