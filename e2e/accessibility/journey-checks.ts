import type { Page } from "@playwright/test";
import { propertyDialogs } from "#tools/shots/property-pages.ts";
import { expect } from "../steps/test.ts";
import { violationsOf } from "./page-violations.ts";

/** Pages and states that a booking journey passes and checks with axe on its way. */
export const bookingChecks = [
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
type DialogCheck = `property-${string}`;

/** What the journeys check; `axe.spec.ts` checks all other pages. `property-dialogs.spec.ts` opens each dialog of the table. */
export const journeyChecks: ReadonlySet<string> = new Set([
  ...bookingChecks,
  ...Object.keys(propertyDialogs).map((name): DialogCheck => `property-${name}`),
]);

const dialogChecks = new Set<string>(["guest-rules", "order-change-sheet", "payment-advice"]);

/** Expects no axe violation and no horizontal scrolling in the state that the journey has reached. */
export async function expectAccessible(page: Page, state: (typeof bookingChecks)[number] | DialogCheck): Promise<void> {
  const isDialog = dialogChecks.has(state) || /^(property|payment-points)/.test(state);
  const part = isDialog ? "[role=dialog]" : "html";
  // The sheet that waits for a dialog is no such part.
  await page.locator(part).first().waitFor({ state: "attached" });
  expect.soft(await violationsOf(page, part), state).toEqual([]);
}
