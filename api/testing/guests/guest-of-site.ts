import { setTimeout as pause } from "node:timers/promises";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { Reachable } from "./cart-guest.ts";
import { aPayingGuest } from "./paying-guest.ts";

type Product = {
  app: Reachable;
  db: Parameters<typeof aProperty>[0];
  sandbox: { url: string };
  stay: Stay;
  port: number;
};
type Wanted = { site: string; price?: number };

const POLL_MS = 50;
const MAX_POLLS = 600;
/** Lenders of the sandbox refuse this buyer. */
const REFUSED_BUYER = /99$/;

/** A guest of a site with a cart that is ready to pay, of a home that can be cancelled free. */
export async function aGuestOfSite({ app, db, sandbox, stay, port }: Product, { site, price = 80_000 }: Wanted) {
  const given = { host: `${site}.localhost:${port}` };
  const first = aPayingGuest(app, sandbox, given);
  const guest = REFUSED_BUYER.test(first.phone.number) ? aPayingGuest(app, sandbox, given) : first;
  const terms = { policyTypeId: policyTypes.FULLY_REFUNDABLE, weekdayPrice: price, weekendPrice: price };
  const cart = await guest.readyCart((await aProperty(db, terms)).id, stay);
  return {
    guest,
    cart,
    /** Presses a button on the page of the bank or lender. */
    answer: async (paymentId: string, button: string) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const page = `${sandbox.url}/bank/${paymentId}`;
      await fetch(page, { method: "POST", headers, body: `answer=${button}`, redirect: "manual" });
    },
    /** Waits as the page of the guest does; returns the number of the order. */
    untilPaid: async (paymentId: string): Promise<string> => {
      for (let polls = 0; polls < MAX_POLLS; polls++) {
        const { status, orderNumber } = await guest.poll(paymentId);
        if (status === "SUCCESS") return orderNumber;
        await pause(POLL_MS);
      }
      throw new Error(`Payment ${paymentId} was not confirmed.`);
    },
  };
}
