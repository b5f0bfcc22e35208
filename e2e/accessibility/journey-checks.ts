import type { Page } from "@playwright/test";
import { expect } from "../steps/test.ts";
import { violationsOf } from "./page-violations.ts";

/** Pages and states that a booking journey passes and checks with axe on its way; `axe.spec.ts` checks all others. */
export const journeyChecks = [
  "guest",
  "mweb-guest",
  "guest-errors",
  "guest-coupon",
  "guest-rules",
  "guest-ended",
  "guest-missing",
  "payment",
  "mweb-payment",
  "payment-apple-pay",
  "payment-tabby",
  "payment-tamara",
  "payment-knet",
  "payment-declined",
  "payment-ended",
  "payment-wait",
  "confirmation",
  "confirmation-printed",
  "confirmation-missing",
] as const;
type JourneyCheck = (typeof journeyChecks)[number];

/** Expects no axe violation and no horizontal scrolling in the state that the journey has reached. */
export async function expectAccessible(page: Page, state: JourneyCheck): Promise<void> {
  const part = state === "guest-rules" ? "[role=dialog]" : "html";
  expect.soft(await violationsOf(page, part), state).toEqual([]);
}
