import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gatewayNamed } from "#api/payment/gateway/gateways.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { callsOf } from "#api/testing/servers/card-gateway.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { askEnded } from "./ask-ended.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());

test("instalments that a guest approves although their page was lost go back, and the guest pays in another way", async () => {
  const { app, sandbox } = booking;
  const { guest, cart } = await booking.readyGuest();
  const offered = await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cart.cartId}`);
  const { plans } = offered.json().methods.find(({ method }: { method: string }) => method === "tamara");
  await sandbox.setFault(callsOf("tamara").begin, "500-but-done");
  const lost = await guest.pay(cart, "", { method: "tamara", installmentPlanId: plans[0].planId });
  expect([lost.statusCode, lost.json().error.code]).toEqual([402, 5001]);
  const { paymentId } = lost.json().error.details;

  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await fetch(`${sandbox.url}/bank/${paymentId}`, {
    method: "POST",
    headers,
    body: "answer=approve",
    redirect: "manual",
  });
  const tamara = gatewayNamed(app.paymentDeps.gateways, "tamara");
  if (!tamara) throw new Error("Tamara is missing.");
  await app.db.execute(sql`
    UPDATE payment SET asked_at = asked_at - interval '10 minutes', created_at = created_at - interval '10 minutes'
    WHERE id = ${paymentId}`);
  await askEnded(app.paymentDeps, tamara);
  await expect
    .poll(
      async () => {
        await app.jobs.run("outbox");
        const { rows } = await app.db.execute(sql`SELECT state FROM payment WHERE id = ${paymentId}`);
        return rows;
      },
      { timeout: 20_000 },
    )
    .toEqual([{ state: "returned" }]);
  expect(await booking.violations()).toEqual([]);
});
