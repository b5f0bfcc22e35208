import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts, type KeptInsurance } from "#api/schema/cart.ts";
import type { InsurancePlan } from "#contract/insurance.ts";
import { coverPlans, coverPrice } from "#domain/cart/travel-cover.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Changed } from "./answer-cart.ts";
import { ownOpenCart } from "./own-cart.ts";

type Party = Pick<CartRow, "price" | "adults" | "children">;

/** Travel cover for everybody of a cart. */
export function plansFor(cart: Party): InsurancePlan[] {
  return coverPlans.map(({ perGuestNight, ...plan }) => {
    return { ...plan, price: riyals(coverPrice({ perGuestNight, ...plan }, partyOf(cart))) };
  });
}

export async function applyInsurance(
  tx: Tx,
  request: FastifyRequest,
  { cartId, planId }: { cartId: string; planId: string },
): Promise<Changed> {
  const cart = await ownOpenCart(tx, request, cartId);
  const cover = coverFor(cart, planId, cart.insurance?.productId ?? randomUUID());
  if (!cover) throw new Problem("validation", { fields: { planId: "invalid" } });
  return { cart: await keepCover(tx, cart, cover) };
}

/** Cover that is not there is as good as taken away. */
export async function removeInsurance(
  tx: Tx,
  request: FastifyRequest,
  { cartId, productId }: { cartId: string; productId: string },
): Promise<Changed> {
  const cart = await ownOpenCart(tx, request, cartId);
  return { cart: cart.insurance?.productId === productId ? await keepCover(tx, cart, null) : cart };
}

/** The cover of a cart for another number of guests. */
export function coverAgain(kept: KeptInsurance | null, cart: Party): KeptInsurance | null {
  return kept && coverFor(cart, kept.planId, kept.productId);
}

function coverFor(cart: Party, planId: string, productId: string): KeptInsurance | null {
  const plan = coverPlans.find((each) => each.planId === planId);
  if (!plan) return null;
  const { name, description } = plan;
  return { productId, planId, name, description, amount: coverPrice(plan, partyOf(cart)) };
}

async function keepCover(tx: Tx, { id }: CartRow, insurance: KeptInsurance | null): Promise<CartRow> {
  const [cart] = await tx.update(carts).set({ insurance }).where(eq(carts.id, id)).returning();
  return cart as CartRow;
}

function partyOf({ price, adults, children }: Party) {
  return { nights: price.nights, adults, children };
}
