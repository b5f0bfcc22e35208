import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { properties } from "#api/schema/property.ts";
import type { Traveller, TravellerInput } from "#contract/cart.ts";
import { fullNumber, readTraveller } from "#domain/guest/read-traveller.ts";
import { requireContactRoom } from "./cart-caps.ts";
import { ownCart, ownOpenCart } from "./own-cart.ts";
import { coverAgain } from "./travel-cover.ts";

type Filling = { request: FastifyRequest; cartId: string; typed: TravellerInput; isPerson: boolean };

/** Writes who will stay and how many come along. */
export async function setGuest(tx: Tx, { request, cartId, typed, isPerson }: Filling): Promise<CartRow> {
  const { propertyId, userId } = await ownCart(tx, request, cartId);
  requireLiveSession(request, userId);
  const guest = await soundTraveller(tx, propertyId, typed);
  const contact = { email: guest.email, phone: fullNumber(guest.phone) };
  await lockNames(tx, [`contact:${contact.email}`, `contact:${contact.phone}`]);
  const cart = await ownOpenCart(tx, request, cartId);
  const most = request.server.settings.holdsPerContact;
  await requireContactRoom(tx, { cartId: cart.id, ...contact }, { most, isPerson });
  const insurance = coverAgain(cart.insurance, { price: cart.price, ...guest.guestCount });
  const [filled] = await tx
    .update(carts)
    .set({ guest, guestEmail: contact.email, guestPhone: contact.phone, ...guest.guestCount, insurance })
    .where(eq(carts.id, cart.id))
    .returning();
  await faultPoint("K04");
  return filled as CartRow;
}

/**
 * Who began to book with an account is told when its session has ended meanwhile. The browser drops the dead token then,
 * so that whoever does not log in again goes on as a guest.
 */
function requireLiveSession({ caller }: FastifyRequest, userId: string | null): void {
  if (userId !== null && caller.kind === "anonymous" && caller.isOver) throw new Problem("sign-in-again");
}

async function soundTraveller(tx: Tx, propertyId: number, typed: TravellerInput): Promise<Traveller> {
  const { capacity } = properties;
  const [home] = await tx.select({ capacity }).from(properties).where(eq(properties.id, propertyId));
  const n = home?.capacity ?? 0;
  const { traveller, faults } = readTraveller(typed, n);
  if (!faults) return traveller;
  throw new Problem("validation", { fields: faults, details: faults.guestCount ? { n } : {} });
}
