import { expect, test } from "vitest";
import { type CardState, giftState, mayResendGift, mayReturnGift } from "./gift-state.ts";
import { type GiftStatus, giftStatuses, mayMoveGift } from "./gift-status.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = new Date("2027-01-01T07:00:00Z");
const earlier = new Date("2026-11-10T07:00:00Z");
const card = (state: CardState, expiresAt = new Date("2029-11-15T21:00:00Z")) => ({ state, expiresAt });
const gift = { statusCode: 58 as const, sendAt: null, sentAt: null, card: card("waiting"), confirmedAt: earlier };

test.each([
  [{ ...gift, statusCode: null, card: null }, "unpaid", false, false],
  [{ ...gift, statusCode: 71 as const, card: null }, "paying", false, false],
  [{ ...gift, statusCode: 60 as const, card: null }, "failed", false, false],
  [gift, "waiting", true, false],
  [{ ...gift, sendAt: later }, "scheduled", true, false],
  [{ ...gift, sentAt: earlier, card: card("active") }, "sent", true, true],
  [
    { ...gift, sentAt: earlier, card: card("active"), confirmedAt: new Date("2026-11-01T11:59:59Z") },
    "sent",
    false,
    true,
  ],
  [{ ...gift, sentAt: earlier, card: card("frozen") }, "frozen", false, false],
  [{ ...gift, sentAt: earlier, card: card("redeemed") }, "redeemed", false, false],
  [{ ...gift, statusCode: 95 as const, card: card("returned") }, "returned", false, false],
  [{ ...gift, sentAt: earlier, card: card("active", earlier) }, "expired", false, false],
])("a gift is shown by its card, its message and the time: %#", (facts, state, canReturn, canResend) => {
  expect([giftState(facts, now), mayReturnGift(facts, now), mayResendGift(facts, now)]).toEqual([
    state,
    canReturn,
    canResend,
  ]);
});

test("a gift can be paid again after a failure, and ends refunded", () => {
  const moves = (from: GiftStatus | null) => giftStatuses.filter((to) => mayMoveGift(from, to));
  expect([null, 71, 60, 58, 102, 94, 95].map((from) => moves(from as GiftStatus | null))).toEqual([
    [71],
    [58, 60],
    [71],
    [102],
    [94],
    [95],
    [],
  ]);
});
