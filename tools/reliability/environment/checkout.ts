import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller } from "#api/testing/cart-guest.ts";
import type { Cart } from "#contract/cart.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { ShopGuest } from "./two-processes.ts";

type Answer = Awaited<ReturnType<ShopGuest["create"]>>;

/** What a guest was told on the way, which must be true for ever. */
export type Told = {
  cartId: string;
  total: number;
  /** As the pay call said it, or the code of a refusal. */
  paid: { status: string; orderNumber: string; paymentId: string } | { code: number };
  /** How often a call had to be sent again. */
  again: number;
};

const PAUSE_MS = 100;
const MAX_TRIES = 1_800;

/** Whoever is cut off or asked to wait sends the same call again with the same key. */
function patiently() {
  let again = 0;
  const surely = async (call: (key: Record<string, string>) => Promise<Answer>): Promise<Answer> => {
    const key = { "idempotency-key": randomUUID() };
    for (let turn = 0; turn < MAX_TRIES; turn++) {
      const answer = await call(key);
      const mustWait = answer.statusCode === 409 && answer.json().error.code === 1006;
      if (answer.statusCode !== 0 && answer.statusCode !== 503 && !mustWait) return answer;
      again += 1;
      await pause(PAUSE_MS);
    }
    throw new Error("Nobody answered a guest for minutes.");
  };
  return { surely, tries: () => again };
}

export type Booking = { db: Db; stay: Stay; couponCode?: string; card: string };

/** A guest books a property of their own, from the price to the payment, and sees to it that every call is answered. */
export async function checkOut(guest: ShopGuest, { db, stay, couponCode, card }: Booking): Promise<Told> {
  const { surely, tries } = patiently();
  const { id: propertyId } = await aProperty(db);
  const wish = { propertyId, ...stay };
  const quoted = await surely(() => guest.call("POST", endpoints.quoteStay.url, wish));
  const { quoteId } = quoted.json().unitPriceDetails;
  const payload = { ...wish, quoteId, guestCount: { adults: 2, children: 0 } };
  const made = sound(await surely((key) => guest.create(payload, key)));
  const { cartId } = made;
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  let cart = sound(await surely((key) => guest.setGuest(cartId, traveller, {}, key)));
  if (couponCode) cart = sound(await surely((key) => guest.applyCoupon(cartId, couponCode, key)));
  const token = await guest.token(card);
  const paid = await surely((key) => guest.pay(cart, "", { token }, key));
  const said = paid.statusCode === 200 ? paid.json() : { code: paid.json().error?.code ?? paid.statusCode };
  return { cartId, total: cart.totals.payable.total, paid: said, again: tries() };
}

function sound(answer: Answer): Cart {
  if (answer.statusCode >= 300) throw new Error(`A guest was refused with ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}
