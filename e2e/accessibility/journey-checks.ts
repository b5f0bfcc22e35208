import type { Page } from "@playwright/test";
import { expect } from "../steps/test.ts";
import { violationsOf } from "./page-violations.ts";

/** Pages and states that a booking journey passes and checks with axe on its way. */
const bookingChecks = [
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
  "payment-points",
  "payment-points-invalid",
  "payment-points-code",
  "payment-points-amount",
  "payment-advice",
  "payment-ended",
  "payment-wait",
  "confirmation",
  "confirmation-printed",
  "confirmation-missing",
  "host-order",
  "order-refunded",
  "order-refused",
  "order-cancel",
  "order-cancel-late",
  "order-cancel-code",
  "order-code-sent",
  "order-change-dearer",
  "order-change-cheaper",
  "order-change-staying",
  "order-change-sheet",
  "change-payment",
] as const;

/** Pages and states that a guest passes while looking for a property. */
const searchChecks = ["search-filters", "search-flexible", "search-near"] as const;

type Check = (typeof bookingChecks)[number] | (typeof searchChecks)[number];

/** What the journeys check; `axe.spec.ts` checks all other pages. */
export const journeyChecks: ReadonlySet<string> = new Set<Check>([...bookingChecks, ...searchChecks]);

const dialogChecks = new Set<Check>(["guest-rules", "order-change-sheet", "payment-advice", "search-filters"]);

/** Expects no axe violation and no horizontal scrolling in the state that the journey has reached. */
export async function expectAccessible(page: Page, state: Check): Promise<void> {
  const isDialog = dialogChecks.has(state) || state.startsWith("payment-points");
  const part = isDialog ? "[role=dialog]" : "html";
  // The sheet that waits for a dialog is no such part.
  await page.locator(part).first().waitFor({ state: "attached" });
  expect.soft(await violationsOf(page, part), state).toEqual([]);
}
