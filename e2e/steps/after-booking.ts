import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { callsOf } from "#api/testing/servers/card-gateway.ts";
import type { Gateway } from "#domain/payment/gateways.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { anyProperty, bookByApi, bookedStay, wordsOf } from "./booking.ts";
import { gatewayAddress } from "./payment-gateway.ts";
import { inDatabase } from "./product-database.ts";
import { dayAfter, forAddress, inDays } from "./property.ts";
import { expect } from "./test.ts";
import type { Variant } from "./variants.ts";

/** Ids of the API: half is refunded, nothing, or everything. */
type Terms = { policyTypeId: 1 | 2 | 3; freeCancellationHours: number };
export const terms = {
  free: { policyTypeId: 3, freeCancellationHours: 60 },
  /** The deadline of a stay within a month has passed. */
  late: { policyTypeId: 3, freeCancellationHours: 720 },
  nonRefundable: { policyTypeId: 2, freeCancellationHours: 60 },
} satisfies Record<string, Terms>;

/** The booked stay with one more night, which a change can add. */
export const longerStay = { ...bookedStay, checkOut: dayAfter(bookedStay.checkOut) };

/** A stay within a month, on days that no other journey books. */
export const soonStay = { checkIn: inDays(25), checkOut: inDays(27) };

/** The host of a property decides what a cancellation costs. */
export async function setTerms(propertyId: number, { policyTypeId, freeCancellationHours }: Terms): Promise<void> {
  await inDatabase("UPDATE property SET policy_type_id = $2, free_cancellation_hours = $3 WHERE id = $1", [
    propertyId,
    policyTypeId,
    freeCancellationHours,
  ]);
}

export async function allowSingleNights(propertyId: number): Promise<void> {
  await inDatabase("UPDATE stay_rule SET min_stay_arrival = 1 WHERE property_id = $1", [propertyId]);
}

/** Books a property under these terms of its host, who allows single nights; the night after the stay is free. */
export async function bookUnderTerms(
  page: Page,
  variant: Variant,
  chosen: Terms,
  { stay = bookedStay, ...contact }: { stay?: typeof bookedStay; email?: string } = {},
): Promise<string> {
  const longer = { ...stay, checkOut: dayAfter(stay.checkOut) };
  const propertyId = await anyProperty(page, variant.site, { stay: longer });
  await setTerms(propertyId, chosen);
  await allowSingleNights(propertyId);
  const number = await bookByApi(page, variant, { propertyId, stay, ...contact });
  await untilCaptured(number);
  return number;
}

/** A booking that is cancelled before its money is captured is voided: it has no invoice, credit note or refund. */
async function untilCaptured(orderNumber: string): Promise<void> {
  const captured = () =>
    inDatabase(
      `SELECT p.id FROM payment p JOIN placed_order o ON o.id = p.order_id
       WHERE o.order_number = $1 AND p.captured_minor > 0`,
      [orderNumber],
    );
  await expect.poll(captured, { timeout: 60_000 }).not.toEqual([]);
}

/** Chooses a reason and cancels on the page of the cancellation. */
export async function confirmCancellation(page: Page, { language }: Variant): Promise<void> {
  const { cancel: words } = wordsOf(language);
  await page.getByText(words.reasons.plans).click();
  await page.getByRole("button", { name: words.confirm }).click();
}

export const orderPath = ({ language }: Variant, number: string) => `/${language}/manage-booking?orderNumber=${number}`;

export const cancelPath = ({ language }: Variant, number: string) =>
  `/${language}/manage-booking/cancel?orderNumber=${number}`;

export const changePath = ({ language }: Variant, number: string, { checkIn, checkOut } = longerStay) =>
  `/${language}/manage-booking/change?orderNumber=${number}&checkIn=${forAddress(checkIn)}&checkOut=${forAddress(checkOut)}`;

/** The order page shows this status, as soon as it is reached. */
export async function expectStatus(page: Page, { language }: Variant, code: "58" | "94" | "95" | "96" | "102") {
  await expect(page.getByText(wordsOf(language).order.status[code], { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
}

export async function expectStay(page: Page, { language }: Variant, { checkIn, checkOut }: typeof bookedStay) {
  const main = page.getByRole("main");
  for (const day of [checkIn, checkOut]) await expect(main.getByText(displayDay(day, language)).first()).toBeVisible();
}

/** The bank refuses refunds of the payment of this order. */
export async function bankRefusesRefunds(orderNumber: string): Promise<void> {
  const [payment] = await inDatabase(
    "SELECT p.gateway, p.provider_ref FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE o.order_number = $1",
    [orderNumber],
  );
  const path = callsOf(payment?.gateway as Gateway).refund.replace("*", String(payment?.provider_ref));
  const body = JSON.stringify({ path, fault: "refund-refused", times: 5 });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(gatewayAddress("/faults"), { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The sandbox said ${answer.status}`);
}

/** An operator runs a command of `npm run operator`. */
export async function operate(...command: string[]): Promise<void> {
  const env = { ...process.env, DATABASE_URL: process.env.PRODUCT_DATABASE_URL };
  const named = ["--by", "journey", "--reason", "test"];
  await promisify(execFile)(process.execPath, ["server/operator.ts", ...command, ...named], { env });
}
