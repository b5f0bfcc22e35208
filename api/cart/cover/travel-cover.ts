import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { ownStayCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts, type StoredInsurance } from "#api/schema/cart.ts";
import type { InsurancePlan } from "#contract/cart/insurance.ts";
import { coverInsurer, coverPlans, coverPrice } from "#domain/cart/travel-cover.ts";
import { riyals } from "#domain/price/riyals.ts";

type Party = Pick<CartRow, "adults" | "children" | "items">;

/** The travel cover plans with their prices for all guests of a cart. */
export function plansFor(cart: Party): InsurancePlan[] {
  return coverPlans.map(({ perGuestNight, ...plan }) => {
    return { ...plan, insurer: coverInsurer, price: riyals(coverPrice({ perGuestNight, ...plan }, partyOf(cart))) };
  });
}

export async function applyInsurance(
  tx: Tx,
  owner: Owner,
  { cartId, planId }: { cartId: string; planId: string },
): Promise<CartRow> {
  const cart = await ownStayCart(tx, owner, cartId);
  const cover = coverFor(cart, planId, cart.insurance?.productId ?? randomUUID());
  if (!cover) throw new Problem("validation", { fields: { planId: "invalid" } });
  return setCover(tx, cart, cover);
}

/** Succeeds also when the cart does not have this cover. */
export async function removeInsurance(
  tx: Tx,
  owner: Owner,
  { cartId, productId }: { cartId: string; productId: string },
): Promise<CartRow> {
  const cart = await ownStayCart(tx, owner, cartId);
  return cart.insurance?.productId === productId ? setCover(tx, cart, null) : cart;
}

/** The cover of a cart, priced again for another number of guests. */
export function repriceCover(current: StoredInsurance | null, cart: Party): StoredInsurance | null {
  return current && coverFor(cart, current.planId, current.productId);
}

function coverFor(cart: Party, planId: string, productId: string): StoredInsurance | null {
  const plan = coverPlans.find((each) => each.planId === planId);
  if (!plan) return null;
  const { name, description } = plan;
  return { productId, planId, name, description, amount: coverPrice(plan, partyOf(cart)) };
}

async function setCover(tx: Tx, cart: CartRow, insurance: StoredInsurance | null): Promise<CartRow> {
  await tx.update(carts).set({ insurance }).where(eq(carts.id, cart.id));
  return { ...cart, insurance };
}

function partyOf({ items, adults, children }: Party) {
  const nights = items.reduce((sum, item) => sum + handlerOf(item).price.charges(item).nights, 0);
  return { nights, adults, children };
}
