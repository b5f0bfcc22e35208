import { eq } from "drizzle-orm";
import { repriceCover } from "#api/cart/cover/travel-cover.ts";
import { requireContactLimit } from "#api/cart/hold/cart-limits.ts";
import { ownCart, ownStayCart } from "#api/cart/holder/own-cart.ts";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, type ChosenEarning, carts } from "#api/schema/cart.ts";
import type { Traveller, TravellerInput } from "#contract/cart/cart.ts";
import { fullNumber } from "#domain/field/phone.ts";
import { readTraveller } from "#domain/guest/read-traveller.ts";

type Visitor = { holder: string | null; caller: Caller; isPerson: boolean };
type Entered = {
  cartId: string;
  traveller: TravellerInput;
  /** The programme in which the stay earns points; `undefined` keeps the choice. */
  earn: ChosenEarning | null | undefined;
};

/** Records who will stay and how many guests come along. `maxHolds` is the limit of carts with the same contact. */
export async function setGuest(
  tx: Tx,
  { holder, caller, isPerson }: Visitor,
  { cartId, traveller, earn }: Entered,
  maxHolds: number,
): Promise<CartRow> {
  const owner = ownerOf({ holder, caller });
  const found = await ownCart(tx, owner, cartId);
  requireLiveSession(caller, found.userId);
  const guest = validTraveller(await capacityOf(tx, found), traveller);
  const contact = { email: guest.email, phone: fullNumber(guest.phone) };
  await lockNames(tx, [`contact:${contact.email}`, `contact:${contact.phone}`]);
  const cart = await ownStayCart(tx, owner, cartId);
  await requireContactLimit(tx, { cartId: cart.id, ...contact }, { max: maxHolds, isPerson });
  const insurance = repriceCover(cart.insurance, { items: found.items, ...guest.guestCount });
  const entered = {
    ...{ guest, guestEmail: contact.email, guestPhone: contact.phone, ...guest.guestCount, insurance },
    earn: earn === undefined ? cart.earn : earn,
  };
  await tx.update(carts).set(entered).where(eq(carts.id, cart.id));
  await faultPoint("K04");
  return { ...cart, ...entered };
}

/**
 * Refuses a user whose session has ended since they created the cart. The browser then deletes the token, so that they
 * either log in again or continue as a guest.
 */
function requireLiveSession(caller: Caller, userId: string | null): void {
  if (userId !== null && caller.kind === "anonymous" && caller.isOver) throw new Problem("sign-in-again");
}

/** How many guests each item of a cart can take. */
async function capacityOf(tx: Tx, { items }: CartRow): Promise<number> {
  let capacity = Number.POSITIVE_INFINITY;
  for (const item of items) capacity = Math.min(capacity, await handlerOf(item).hold.capacity(tx, item));
  return capacity;
}

function validTraveller(n: number, input: TravellerInput): Traveller {
  const { traveller, faults } = readTraveller(input, n);
  if (!faults) return traveller;
  throw new Problem("validation", { fields: faults, details: faults.guestCount ? { n } : {} });
}
