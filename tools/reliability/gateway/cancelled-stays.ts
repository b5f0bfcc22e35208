import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { askGateway } from "#api/payment/complete/ask-gateway.ts";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { payments } from "#api/schema/payment.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aCardToken } from "#api/testing/servers/card-gateway.ts";
import type { CardGateway } from "#domain/payment/gateways.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** A captured payment of a cancelled stay, whose refund waits to be sent. */
export type WaitingRefund = {
  gateway: CardGateway;
  paymentId: string;
  reference: string;
  refundId: string;
  amountMinor: number;
  isPart: boolean;
};

const MAX_ATTEMPTS = 200;
const PAUSE_MS = 20;

type Given = { app: FastifyInstance; sandbox: { url: string }; stay: Stay; gateway: CardGateway; isPart: boolean };

/** A guest pays by card, and cancels after the money was captured. No job runs, so nothing is refunded yet. */
export async function aWaitingRefund({ app, sandbox, stay, gateway, isPart }: Given): Promise<WaitingRefund> {
  const { db, paymentDeps } = app;
  const guest = aPayingGuest(app, sandbox, { host: "mabeet-sa.localhost:9" });
  const policyTypeId = isPart ? policyTypes.PARTLY_REFUNDABLE : policyTypes.FULLY_REFUNDABLE;
  const cart = await guest.readyCart((await aProperty(db, { policyTypeId })).id, stay);
  const paid = await guest.pay(cart, "", { token: await aCardToken(sandbox.url, testCards.paid, gateway) });
  const { paymentId, orderNumber, status } = paid.json();
  // A bank that is late leaves the payment open, and the job that asks it again does not run here.
  const isPaid = async () => status === "SUCCESS" || (await askGateway(paymentDeps, paymentId))?.state === "confirmed";
  for (let attempt = 0; !(await isPaid()); attempt++) {
    if (status !== "PENDING" || attempt > MAX_ATTEMPTS) throw new Error(`A guest could not pay: ${paid.body}`);
    await pause(PAUSE_MS);
  }
  for (let attempt = 0; (await capturePayment(paymentDeps, paymentId)) !== "done"; attempt++)
    if (attempt > MAX_ATTEMPTS) throw new Error(`Payment ${paymentId} was not captured.`);
  const { answer } = await cancellingGuest(guest, orderNumber).cancelNow();
  if (answer.statusCode !== 200) throw new Error(`A guest could not cancel: ${answer.body}`);
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  const { rows } = await db.execute<{ id: string; minor: string }>(sql`
    SELECT id, amount_minor AS minor FROM refund WHERE payment_id = ${paymentId} AND state = 'pending'`);
  const [refund] = rows;
  if (!refund || !payment?.providerRef) throw new Error(`Payment ${paymentId} has no refund.`);
  const { id: refundId, minor } = refund;
  return { gateway, paymentId, reference: payment.providerRef, refundId, amountMinor: Number(minor), isPart };
}
